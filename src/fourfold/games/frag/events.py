"""What happens in a game of FRAG, as everybody or one seat sees it."""

from typing import NamedTuple

from fourfold.core.events import Seat
from fourfold.games.frag.cards import Card


class BuildShown(NamedTuple):
    """A character is ready."""

    seat: Seat
    health: int
    speed: int
    accuracy: int


class FirstRolled(NamedTuple):
    """A die for the first turn."""

    seat: Seat
    die: int


class FirstFound(NamedTuple):
    """Who has the first turn."""

    seat: Seat


class Placed(NamedTuple):
    """A fighter stands on its first square."""

    seat: Seat
    where: str


class RoundBegan(NamedTuple):
    """Everybody has had a turn."""

    round: int


class TurnBegan(NamedTuple):
    """A seat is active."""

    seat: Seat


class TurnLost(NamedTuple):
    """A turn does not take place."""

    seat: Seat


class TurnEnded(NamedTuple):
    """A turn is over; what was left of it is lost."""

    seat: Seat
    points: int


class MovementRolled(NamedTuple):
    """Dice for movement points."""

    seat: Seat
    dice: tuple[int, ...]
    points: int


class Moved(NamedTuple):
    """A step, a jump or a teleport."""

    seat: Seat
    how: str
    where: str


class Respawned(NamedTuple):
    """A fighter comes to a rolled respawn square."""

    seat: Seat
    number: int


class RespawnedUnseen(NamedTuple):
    """Somewhere in the fog a fighter comes to a respawn square."""

    seat: Seat


class Bumped(NamedTuple):
    """A fighter had to make room, and goes to a rolled respawn square."""

    seat: Seat
    number: int


class PickupRolled(NamedTuple):
    """A die on a pickup square."""

    seat: Seat
    deck: str
    die: int


class PickupGranted(NamedTuple):
    """The third pickup in a row succeeds by itself."""

    seat: Seat
    deck: str


class Drew(NamedTuple):
    """A card is drawn; its drawer sees which."""

    seat: Seat
    card: Card


class DrewUnseen(NamedTuple):
    """A card is drawn; the others see from which deck."""

    seat: Seat
    deck: str


class LaidDown(NamedTuple):
    """A weapon or gadget is put into play or used."""

    seat: Seat
    card: Card


class ThrownAway(NamedTuple):
    """A card goes to its discard pile."""

    seat: Seat
    card: Card


class Dropped(NamedTuple):
    """A card in play is left in the square."""

    seat: Seat
    card: Card
    where: str


class Took(NamedTuple):
    """A card of a pile is taken into the hand."""

    seat: Seat
    card: Card


class TookUnseen(NamedTuple):
    """A card of a secret pile is taken."""

    seat: Seat


class TookBlood(NamedTuple):
    """A blood marker is taken."""

    seat: Seat


class SpecialNamed(NamedTuple):
    """A Special is played; it works if nobody stops it."""

    seat: Seat
    card: Card


class SpecialAimed(NamedTuple):
    """A Special is played on a player; it works if nobody stops it."""

    seat: Seat
    card: Card
    target: Seat


class SpecialStopped(NamedTuple):
    """A Special does not work."""

    card: Card


class EffectEnded(NamedTuple):
    """The time of a card is over."""

    card: Card


class Declared(NamedTuple):
    """An attack on a fighter."""

    seat: Seat
    weapon: Card
    target: Seat
    distance: int


class DeclaredArea(NamedTuple):
    """A jet or a blast."""

    seat: Seat
    weapon: Card
    where: str


class DeclaredUnseen(NamedTuple):
    """An attack somewhere in the fog."""

    seat: Seat
    weapon: Card


class HitRolled(NamedTuple):
    """Dice to hit."""

    seat: Seat
    dice: tuple[int, ...]
    hits: int


class HitDecided(NamedTuple):
    """A card decides whether an attack hits."""

    seat: Seat
    luck: str


class AttackLost(NamedTuple):
    """An attack comes to nothing."""

    seat: Seat


class AcidRolled(NamedTuple):
    """Acid attacks: its dice, those of the fighter, and the Health they cost."""

    seat: Seat
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    loss: int


class DamageRolled(NamedTuple):
    """Attack and defence dice, and the Health they cost."""

    seat: Seat
    victim: Seat
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    loss: int


class Unharmed(NamedTuple):
    """An attack passes through a fighter."""

    seat: Seat


class Drugged(NamedTuple):
    """A tranquilizer works."""

    seat: Seat


class Healed(NamedTuple):
    """Own Health goes up."""

    seat: Seat
    health: int


class Killed(NamedTuple):
    """A fighter dies and leaves its remains."""

    seat: Seat


class FragScored(NamedTuple):
    """A seat notes a frag."""

    seat: Seat
    frags: int


class Disconnected(NamedTuple):
    """A fighter leaves the board for a while."""

    seat: Seat


class Swapped(NamedTuple):
    """Two fighters change places."""

    seat: Seat
    other: Seat


class Stolen(NamedTuple):
    """A card in play goes into another hand."""

    seat: Seat
    victim: Seat
    card: Card


class PuppetMoved(NamedTuple):
    """A player begins to walk another fighter."""

    seat: Seat
    victim: Seat
    dice: tuple[int, ...]


class OutOfLives(NamedTuple):
    """A player has no life left."""

    seat: Seat


class Won(NamedTuple):
    """The game is over."""

    seat: Seat


class StatGained(NamedTuple):
    """A winner's stat grows for the rest of the tournament."""

    seat: Seat
    stat: str
