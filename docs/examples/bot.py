#!/usr/bin/env python3
"""A whole bot for Felucca, with Python's standard library alone. The guide to the API: docs/api.md.

  bot.py http://127.0.0.1:8484 sobek 3            three games against a bot of the server
  bot.py http://127.0.0.1:8484 --join TABLE       one game at a table that somebody made: its name or link
"""
import argparse
import json
import random
import time
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen


def choose(state):
    """Put your own idea here: one of state["choices"], given what state["view"] shows."""
    return random.choice(state["choices"])


class Client:
    def __init__(self, server):
        self.root, self.token = server.rstrip("/") + "/api/v1", None

    def send(self, method, path, body=None, headers=(), timeout=30):
        request = Request(self.root + path, method=method, headers=dict(headers))
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", "Bearer " + self.token)
        return urlopen(request, timeout=timeout)

    def ask(self, method, path, body=None):
        """The answer, also if it is a refusal. Who is told to wait waits, and asks once more."""
        while True:
            try:
                with self.send(method, path, body) as answer:
                    return json.load(answer)
            except HTTPError as refusal:
                if refusal.code not in (429, 503, 504):
                    return json.load(refusal)
                time.sleep(int(refusal.headers.get("Retry-After") or 1))
            except (URLError, OSError):
                time.sleep(1)  # An action has its ply: sent twice, it is carried out once.

    def live(self, table):
        """All events of a table, for ever: a stream that ends is taken up where it ended."""
        seen = None
        while True:
            try:
                headers = {"Last-Event-ID": seen} if seen else {}
                # The server sends something every 20 seconds, so a silent line is dead.
                with self.send("GET", f"/tables/{table}/live", headers=headers, timeout=60) as lines:
                    kind = None
                    for line in lines:
                        field, _, value = line.decode().rstrip("\n").partition(": ")
                        if field == "event":
                            kind = value
                        elif field == "id":
                            seen = value
                        elif field == "data":
                            yield kind, json.loads(value)
            except (URLError, OSError):
                pass
            time.sleep(1)


def play(client, table):
    """Plays at a table to the end; returns the table."""
    for kind, news in client.live(table):
        if kind == "table" and news["status"] in ("over", "abandoned"):
            return news
        # After a refusal, what it says of the present state is as good as news.
        while kind == "state" and news and news["choices"]:
            action = {"ply": news["ply"], "action": choose(news)}
            answer = client.ask("POST", f"/tables/{table}/actions", action)
            if "error" in answer and answer["error"]["code"] not in ("stale", "not_your_turn", "over"):
                raise SystemExit(f"{action['action']}: {answer['error']['message']}")
            news = answer.get("state")


def main():
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    args.add_argument("server")
    args.add_argument("game", nargs="?", default="sobek", choices=["sobek", "conex"])
    args.add_argument("games", nargs="?", type=int, default=1)
    args.add_argument("--level", default="deckhand", help="deckhand, sailor, helmsman or captain")
    args.add_argument("--join", metavar="TABLE")
    args = args.parse_args()
    client = Client(args.server)
    for _ in range(1 if args.join else args.games):
        table = args.join and args.join.rstrip("/").split("/")[-1]
        if table:
            made = client.ask("POST", f"/tables/{table}/seats", {"name": "bot.py"})
        else:
            seats = [{"me": "bot.py"}, {"bot": args.level}]
            made = client.ask("POST", "/tables", {"game": args.game, "seats": seats})
            table = table or made.get("table", {}).get("id")
        if "error" in made:
            raise SystemExit(made["error"]["message"])
        client.token = made["token"] or client.token
        over = play(client, table)
        results = [f"seat {it['seat']}: {it['score']} points, place {it['place']}" for it in over["results"]]
        print(f"{table} is {over['status']}, I was seat {over['you']}. {'; '.join(results)}")
        if over["status"] == "over":
            with client.send("GET", f"/tables/{table}/log") as log, open(f"{table}.log", "wb") as file:
                file.write(log.read())


if __name__ == "__main__":
    main()
