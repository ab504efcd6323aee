#!/usr/bin/env python3
"""A complete bot for Felucca that needs only Python's standard library. The guide to the API: docs/api.md.

  bot.py http://127.0.0.1:8484 sobek 3    three games of Sobek (or conex) against one of the server's bots
  bot.py http://127.0.0.1:8484 TABLE      one game at a table that somebody made: its name or its link
"""
import json, random, sys, time
from http.client import HTTPException
from urllib.error import HTTPError
from urllib.request import Request, urlopen

BROKEN = (OSError, HTTPException)  # The connection, or an answer halfway through.


def choose(state):
    """Put your own idea here: one of state["choices"], given what state["view"] shows."""
    return random.choice(state["choices"])


class Client:
    def __init__(self, server):
        self.root, self.headers = server.rstrip("/") + "/api/v1", {"Content-Type": "application/json"}

    def send(self, path, body=None, headers={}, timeout=30):
        data = json.dumps(body).encode() if body else None  # A body makes it a POST.
        return urlopen(Request(self.root + path, data, {**self.headers, **headers}), timeout=timeout)

    def ask(self, path, body):
        """The answer, even if it is a refusal. If told to wait, waits and asks again."""
        for _ in range(60):
            try:
                with self.send(path, body) as answer:
                    return json.load(answer)
            except HTTPError as refusal:
                if refusal.code not in (429, 503, 504):
                    return json.load(refusal)
                time.sleep(int(refusal.headers.get("Retry-After") or 1))
            except BROKEN as broken:
                print(f"{broken}; trying again", file=sys.stderr)
                time.sleep(1)  # An action has its ply: sent twice, it is carried out once.
        sys.exit("The server doesn't answer.")

    def live(self, table):
        """All events of a table. A stream that ends is resumed where it ended."""
        headers = {}
        for _ in range(60):
            try:
                # The server sends something every 20 seconds: a silent connection is dead.
                with self.send(f"/tables/{table}/live", None, headers, 60) as lines:
                    for line in lines:
                        field, _, value = line.decode().rstrip("\n").partition(": ")
                        if field == "event":
                            kind = value
                        elif field == "id":
                            headers = {"Last-Event-ID": value}
                        elif field == "data":
                            yield kind, json.loads(value)
            except BROKEN:
                pass
            time.sleep(1)
        sys.exit("The stream keeps breaking.")


def play(client, table):
    """Plays at a table to the end, and returns the table."""
    for kind, news in client.live(table):
        if kind == "table" and news["status"] in ("over", "abandoned"):
            return news
        # An action that was late or sent twice is refused with the present state, which is as good as news.
        while kind == "state" and news and news["choices"]:
            action = {"ply": news["ply"], "action": choose(news)}
            answer = client.ask(f"/tables/{table}/actions", action)
            if answer.get("error", {}).get("code") in ("illegal", "not_an_action", "not_seated"):
                sys.exit(f"{action['action']}: {answer['error']['message']}")
            news = answer.get("state")


def main(server, what="sobek", games="1"):
    client = Client(server)
    for _ in range(int(games)):
        path, body = f"/tables/{what.split('/')[-1]}/seats", {"name": "bot.py"}
        if what in ("sobek", "conex"):
            path, body = "/tables", {"game": what, "seats": [{"me": "bot.py"}, {"bot": "deckhand"}]}
        seated = client.ask(path, body)
        if "error" in seated:
            sys.exit(seated["error"]["message"])
        if seated["token"]:  # This is who we are from now on.
            client.headers["Authorization"] = "Bearer " + seated["token"]
        table = seated["table"]["id"] if path == "/tables" else seated["table"]
        over = play(client, table)
        print(table, over["status"], "I am seat", over["you"], [it["score"] for it in over["results"]])
        if over["status"] == "over":
            with client.send(f"/tables/{table}/log") as log, open(f"{table}.log", "wb") as file:
                file.write(log.read())


if __name__ == "__main__":
    main(*sys.argv[1:]) if 2 <= len(sys.argv) <= 4 else sys.exit(__doc__)
