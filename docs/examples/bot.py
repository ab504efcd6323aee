#!/usr/bin/env python3
"""A complete bot for Felucca that needs only Python's standard library. The guide to the API: docs/api.md.

  bot.py http://127.0.0.1:8484 sobek 3    three games of Sobek (or conex) against one of the server's bots
  bot.py http://127.0.0.1:8484 TABLE      one game at a table that somebody made: its name or its link

It knows no notation and no cards: the server's answers explain every choice, and what is in the box.
"""
import json
import sys
import time
from collections.abc import Iterator
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

Json = dict[str, Any]
BROKEN = (OSError, HTTPException)  # The line, or an answer in the middle of it.


def choose(game: Json, seat: int, state: Json) -> str:
    """Put your own idea here: one of state["choices"], given what state["view"] shows."""
    best = max(state["explained"], key=lambda it: worth(game, seat, state["view"], it["parts"]))
    return str(best["action"])


def worth(game: Json, seat: int, view: Json, parts: Json) -> float:
    """What a choice brings in points, roughly: now, and by what it takes, leaves and opens."""
    box = {it["card"]: it for it in game["catalogue"]["cards"]}
    return sobek(box, view["seats"][seat - 1], parts) if "corruption" in parts else conex(parts)


def sobek(box: Json, me: Json, parts: Json) -> float:
    """Sets score scarabs times cards; who has the most corruption loses points."""
    held = [box[it]["family"] for it in me["hand"]["faces"]]

    def value(card: str) -> float:
        family, scarabs = box[card]["family"], box[card]["scarabs"]
        if family is None:
            return 2.5  # It fits every set.
        more = min(held.count(family) + held.count(None), 4)
        return 0.5 + 0.6 * more + float(scarabs) * (1 + 0.4 * more)

    pile = sum(parts["corruption"][back] for back in ("green", "beige", "orange"))
    rough: float = parts["points"] + parts["costs"] + 1.2 * (len(parts["cleared"]) - pile)
    rough += 2 * parts["unseen"] + 2.5 * parts["picks_token"]
    if parts["kind"] in ("take", "rob") or parts["quay"] is not None:
        rough += sum(map(value, parts["cards"]))
    elif parts["kind"] == "discard":
        rough -= sum(map(value, parts["cards"]))
    elif parts["kind"] == "set":
        rough += 0.5 * len(parts["cards"]) - 1.5  # What stays in the hand is corruption in the end.
    elif parts["kind"] in ("character", "event"):
        rough += len(parts["seats"])  # Whatever it does to others.
    return rough


def conex(parts: Json) -> float:
    """Cards score when they are laid; more open spots are more to choose from."""
    room = len(parts["opens"]) - len(parts["closes"])
    others = len(parts["seats"])
    gains: float = parts["points"] + parts["rolls"] + 0.8 * parts["draws"]
    return gains + 0.1 * room + 0.5 * others


class Client:
    def __init__(self, server: str) -> None:
        self.root = server.rstrip("/") + "/api/v1"
        self.headers = {"Content-Type": "application/json"}

    def send(self, path: str, body: Json | None = None, timeout: float = 30) -> Any:
        data = json.dumps(body).encode() if body else None  # With it, it is a POST.
        return urlopen(Request(self.root + path, data, self.headers), timeout=timeout)

    def ask(self, path: str, body: Json | None = None) -> Json:
        """The answer, also if it is a refusal. Who is told to wait waits, and asks again."""
        for _ in range(60):
            try:
                with self.send(path, body) as answer:
                    return dict(json.load(answer))
            except HTTPError as refusal:
                if refusal.code not in (429, 503, 504):
                    return dict(json.load(refusal))
                time.sleep(int(refusal.headers.get("Retry-After") or 1))
            except BROKEN as broken:
                print(f"{broken}; trying again", file=sys.stderr)
                time.sleep(1)  # An action has its ply: sent twice, it is carried out once.
        sys.exit("The server doesn't answer.")

    def live(self, table: str) -> Iterator[tuple[str, Json]]:
        """All events of a table. A stream that ends is taken up again, with the present state."""
        for _ in range(60):
            try:
                # The server sends something every 20 seconds: a line that is silent is dead.
                with self.send(f"/tables/{table}/live?explained=true", None, 60) as lines:
                    kind = ""
                    for line in lines:
                        field, _, value = line.decode().rstrip("\n").partition(": ")
                        if field == "event":
                            kind = value
                        elif field == "data":
                            yield kind, json.loads(value)
            except BROKEN:
                pass
            time.sleep(1)
        sys.exit("The stream keeps breaking.")


def play(client: Client, table: str, decide: Any = choose) -> Json:
    """Plays at a table to the end, and returns the table."""
    game: Json = {}
    seat = 0
    for kind, news in client.live(table):
        if kind == "table":
            game, seat = game or client.ask("/games/" + news["game"]), news["you"]
            if news["status"] in ("over", "abandoned"):
                return news
        elif kind == "state" and news["choices"]:
            action = decide(game, seat, news)
            # What is late is refused; the stream brings the present state by itself.
            answer = client.ask(f"/tables/{table}/actions", {"ply": news["ply"], "action": action})
            if answer.get("error", {}).get("code") in ("illegal", "not_an_action", "not_seated"):
                sys.exit(f"{action}: {answer['error']['message']}")
    sys.exit("The stream has ended.")


def main(server: str, what: str = "sobek", games: str = "1") -> None:
    client = Client(server)
    for _ in range(int(games)):
        path, body = f"/tables/{what.split('/')[-1]}/seats", {"name": "bot.py", "program": True}
        if what in client.ask("/games")["games"]:
            seats = [{"program": "bot.py"}, {"bot": "deckhand"}]
            path, body = "/tables", {"game": what, "seats": seats}
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
