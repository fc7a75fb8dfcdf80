"""The notation of answers."""

from __future__ import annotations

from tests.models.wisdom.cubes import Cubes

ORDER = ["exotic", "gold", "copper", "stone", "wood", "food"]
STOP = "stop"
AGAIN = "repeat"
NO_MOVE = "no-move"
NO_ROAD = "no-road"
NO_CARD = "no-card"
WAIT = "wait"


def handful(some: Cubes) -> str:
    return " ".join(good for good in ORDER for _ in range(some[good]))


def pay(some: Cubes) -> str:
    return f"pay {handful(some)}" if some else STOP


def replace(some: Cubes) -> str:
    return f"replace {handful(some)}" if some else WAIT


def hand_over(good: str) -> str:
    return f"hand {good}"


def keep(card: str) -> str:
    return f"keep {card}"


def play(card: str) -> str:
    return f"play {card}"


def discard_card(card: str) -> str:
    return f"discard {card}"


def discard_cube(good: str) -> str:
    return f"give {good}"


def place(where: str) -> str:
    return f"place {where}"


def buy(mat: str, square: int) -> str:
    return f"buy {mat} {square + 1}"


def sell(good: str, mat: str, square: int) -> str:
    return f"sell {good} {square + 1}" if good == mat else f"sell-exotic {mat} {square + 1}"


def move_down(mat: str, square: int) -> str:
    return f"move {mat} {square + 1}"


def give(good: str) -> str:
    return f"give {good}"


def take(good: str) -> str:
    return f"take {good}"


def build(building: str) -> str:
    return f"build {building}"


def house(location: str) -> str:
    return f"house {location}"


def road(a: str, b: str) -> str:
    return f"road {a}-{b}"


def remove(location: str) -> str:
    return f"remove {location}"


def repeat(where: str) -> str:
    return f"again {where}"


def dwell(location: str) -> str:
    return f"worker {location}"


def collect(location: str, good: str) -> str:
    return f"collect {location} {good}"


def tie_buy(mat: str, square: int) -> str:
    return buy(mat, square)


def tie_sell(mat: str, square: int) -> str:
    return sell("exotic", mat, square)


def tie_road(a: str, b: str) -> str:
    return road(a, b)


def tie_building(building: str) -> str:
    return f"use {building}"


def tie_shortage(location: str) -> str:
    return remove(location)
