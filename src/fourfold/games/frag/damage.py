"""Losing Health, healing, death and what remains (frag 131 to 162)."""

from itertools import product

from fourfold.core.events import Seat
from fourfold.core.state import step
from fourfold.games.frag import events
from fourfold.games.frag.acts import Means
from fourfold.games.frag.cards import STATS, Card, Gadget
from fourfold.games.frag.respawn import bring_back_dead
from fourfold.games.frag.table import NOBODY, OFF_BOARD, Fighter, Frag, Gear, Pile

MEDICINE = ("g_first_aid_kit", "g_stim_pack", "g_adrenaline_surge")
KIT_HEALS, ACID_DICE = 2, 2


def roll_damage_dice(g: Frag, shooter: Seat, victim: Seat, dice: int, extra: int) -> None:
    """The damage roll of an attack; in fog the rest learn only what comes of it (frag 131 to 133, 242)."""
    attack, defence, loss = roll_loss(g, victim, dice, extra)
    audience = (shooter, victim) if g.options["fog"] == "on" else None
    g.tell(events.DamageRolled(shooter, victim, attack, defence, loss), audience)
    lose(g, victim, loss, shooter if shooter != victim else NOBODY)  # nobody scores for the own fighter (frag 149)


def roll_acid_dice(g: Frag, victim: Seat, scorer: Seat) -> None:
    """Acid attacks with its own dice (frag 89)."""
    attack, defence, loss = roll_loss(g, victim, ACID_DICE, 0)
    audience = (victim,) if g.options["fog"] == "on" else None
    g.tell(events.AcidRolled(victim, attack, defence, loss), audience)
    lose(g, victim, loss, scorer)


def roll_loss(g: Frag, victim: Seat, dice: int, extra: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Attack total divided by defence total, rounded down, and the extra loss (frag 131 to 133)."""
    attack, defence = tuple(g.dice.roll(dice)), tuple(g.dice.roll(g.health(victim)))
    return attack, defence, sum(attack) // sum(defence) + extra


def lose(g: Frag, victim: Seat, loss: int, killer: Seat) -> None:
    """A fighter loses Health, and may die of it (frag 136, 142)."""
    own = take_loss(g, victim, loss)
    if g.health(victim) <= 0:
        face_death(g, victim, killer, own)
    elif loss:
        obey_weapon_limit(g, victim)


def take_loss(g: Frag, seat: Seat, loss: int) -> int:
    """Armour first, then bonus Health that ends soonest, then own Health; says how much of that (frag 136, 137)."""
    fighter = g.fighters[seat]
    layers = sorted([gear for gear in fighter.gear if gear.left], key=lambda gear: (not gear.card.worn, gear.ends))
    for gear in layers:
        taken = min(loss, 1 if gear.card.shield else gear.left)  # a shield saves 1 of each roll (frag 193)
        gear.left -= taken
        loss -= taken
        if gear.card.worn and not gear.left:
            fighter.gear.remove(gear)
            g.discard(gear.card)
    fighter.wounds += loss
    return loss


def heal(g: Frag, seat: Seat, amount: int) -> None:
    """Own Health goes up, never above base Health (frag 141)."""
    fighter = g.fighters[seat]
    fighter.wounds = max(0, fighter.wounds - amount)
    g.tell(events.Healed(seat, fighter.health - fighter.wounds))


def lent_by(fighter: Fighter, cards: list[Card], card: Card) -> int:
    """The bonus Health of a card: base Health with it and the other such cards, less that without it (frag 139)."""

    def value(cards: list[Card]) -> int:
        factor, plus = 1, 0
        for each in cards:
            factor *= each.times.get("health", 1)
            plus += each.plus.get("health", 0)
        return fighter.health * factor + plus

    return value([*cards, card]) - value(cards)


def lay_gadget(g: Frag, seat: Seat, card: Gadget, on: str = "") -> Gear:
    """A gadget that stays lies beside its player; a new armour takes the place of the old (frag 23, 40, 135)."""
    fighter = g.fighters[seat]
    left = g.worn.pop(card.id, card.armour or card.shield)
    if card.timed:
        left = lent_by(fighter, [gear.card for gear in fighter.gear], card)
    if card.worn and (old := g.armour(seat)):
        fighter.gear.remove(old)
        g.discard(old.card)
    gear = Gear(card, on, left, fighter.turns + 1 if card.timed else 0)  # the turn after this one (frag 45)
    fighter.gear.append(gear)
    return gear


def medicine(fighter: Fighter, kind: str) -> list[Gadget]:
    """The cards of one kind in a hand."""
    return [card for card in fighter.hand if card.kind == kind and isinstance(card, Gadget)]


def outcome(fighter: Fighter, means: Means, own_loss: int) -> int:
    """The Health a dying fighter would have after spending these means (frag 143, 144)."""
    own, bonus = fighter.health - fighter.wounds, 0
    cards: list[Card] = [gear.card for gear in fighter.gear]
    lenders = medicine(fighter, "g_stim_pack")[: means.stims] + medicine(fighter, "g_adrenaline_surge")[: means.surges]
    for card in lenders:
        bonus += lent_by(fighter, cards, card)
        cards.append(card)
    moved = min(bonus, own_loss)  # it takes the loss as if it had been there before
    healed = min(fighter.health, own + moved + means.blood + KIT_HEALS * means.kits)
    return healed + bonus - moved


def ways_to_live(fighter: Fighter, own_loss: int) -> list[Means]:
    """Every set of means that leaves the fighter with Health (frag 143, 231)."""
    kits, stims, surges = [len(medicine(fighter, kind)) for kind in MEDICINE]
    if outcome(fighter, Means(fighter.blood, kits, stims, surges), own_loss) <= 0:
        return []
    ranges = [range(most + 1) for most in (fighter.blood, kits, stims, surges)]
    return [means for means in map(Means._make, product(*ranges)) if outcome(fighter, means, own_loss) > 0]


def face_death(g: Frag, victim: Seat, killer: Seat, own_loss: int) -> None:
    """A fighter at 0 or less is killed unless its player heals it at once (frag 142, 231)."""
    ways = ways_to_live(g.fighters[victim], own_loss)
    if ways:
        g.ask(victim, "death", [Means(0, 0, 0, 0), *ways], meet_death, victim, killer, own_loss)
    else:
        die(g, victim, killer)


@step
def meet_death(g: Frag, means: Means, victim: Seat, killer: Seat, own_loss: int) -> None:
    """The whole set of means is spent at once, or the fighter dies."""
    if str(means) == "die":
        die(g, victim, killer)
        return
    fighter = g.fighters[victim]
    for kind, number in zip(MEDICINE[1:], (means.stims, means.surges), strict=True):
        for card in medicine(fighter, kind)[:number]:
            g.from_hand(victim, card)
            gear = lay_gadget(g, victim, card)
            moved = min(gear.left, own_loss)
            gear.left, own_loss, fighter.wounds = gear.left - moved, own_loss - moved, fighter.wounds - moved
            g.tell(events.LaidDown(victim, card))
    for card in medicine(fighter, "g_first_aid_kit")[: means.kits]:
        g.from_hand(victim, card)
        g.discard(card)
        g.tell(events.LaidDown(victim, card))
    fighter.blood -= means.blood
    heal(g, victim, means.blood + KIT_HEALS * means.kits)
    obey_weapon_limit(g, victim)


def die(g: Frag, victim: Seat, killer: Seat) -> None:
    """The fighter leaves the board, its remains lie there, and the killer scores (frag 145 to 155)."""
    fighter = g.fighters[victim]
    g.tell(events.Killed(victim))
    leave_remains(g, victim)
    fighter.wounds = fighter.blood = 0
    fighter.place, fighter.dead, fighter.drugged = OFF_BOARD, True, False
    fighter.deaths += 1
    if g.options["hand_lost_at_death"] == "on":
        for card in [card for card in fighter.hand if card.deck != "special"]:
            g.from_hand(victim, card)
            g.discard(card)
    if killer != NOBODY:
        score_frag(g, killer)
    if g.options["lives"] != "off" and fighter.deaths >= g.options["lives"] and not g.winners:
        leave_game(g, victim)
    if not g.winners and victim == g.active:
        g.cut_turn()  # a fighter killed in its own turn ends that turn at once (frag 56)
    if not g.winners and g.attack is None:
        g.then(bring_back_dead)


def leave_remains(g: Frag, victim: Seat) -> None:
    """Blood, and the weapons under a marker; gadgets are discarded (frag 41, 152 to 155)."""
    fighter = g.fighters[victim]
    discard_spent(g, victim)
    g.blood[fighter.place] = g.blood.get(fighter.place, 0) + 1
    if fighter.guns:
        make_pile(g, victim, [gun.card for gun in fighter.guns])
    for gear in fighter.gear:
        g.discard(gear.card)
    fighter.guns, fighter.gear = [], []


def discard_spent(g: Frag, seat: Seat) -> None:
    """A weapon that cannot be reloaded is discarded when it is empty (frag 124)."""
    for gun in g.fighters[seat].guns[:]:
        if not gun.ammo and not gun.card.reloadable:
            take_from_play(g, seat, gun.card)
            g.discard(gun.card)


def make_pile(g: Frag, seat: Seat, cards: list[Card]) -> Pile:
    """Each death and each drop makes a pile of its own (frag 162)."""
    g.piles_made += 1
    pile = Pile(g.piles_made, g.fighters[seat].place, cards, [seat])
    g.piles.append(pile)
    return pile


def score_frag(g: Frag, killer: Seat) -> None:
    """The last frag needed wins at once; any other draws a Special (frag 145 to 147, 167)."""
    fighter = g.fighters[killer]
    fighter.frags += 1
    g.tell(events.FragScored(killer, fighter.frags))
    if fighter.frags >= g.options["frags_to_win"]:
        win(g, [killer])
    else:
        g.draw(killer, "special")


def leave_game(g: Frag, seat: Seat) -> None:
    """A player killed too often is out, with all cards; the last one left wins (frag 169)."""
    fighter = g.fighters[seat]
    fighter.out = True
    g.tell(events.OutOfLives(seat))
    for card in fighter.hand:
        g.discard(card)
    fighter.hand, fighter.shown = [], []
    for special in [each for each in g.specials if seat in (each.owner, each.target)]:
        g.specials.remove(special)
        g.discard(special.card)
    left = [other for other, each in enumerate(g.fighters) if not each.out]
    if len(left) == 1:
        win(g, left)


def win(g: Frag, winners: list[Seat]) -> None:
    """The game is over; in a tournament a winner adds a point to a stat (frag 146, 168)."""
    g.winners = winners
    g.agenda.clear()
    g.following.clear()
    g.attack = g.puppet = None
    while g.resolving:
        g.discard(g.resolving.pop().card)
    for seat in winners:
        g.tell(events.Won(seat))
        if g.options["tournament"] == "on":
            g.ask(seat, "gain", STATS, gain_stat, seat)


@step
def gain_stat(g: Frag, stat: str, winner: Seat) -> None:
    """One stat is 1 higher in all later games of the tournament (frag 168)."""
    setattr(g.fighters[winner], stat, getattr(g.fighters[winner], stat) + 1)
    g.tell(events.StatGained(winner, stat))


def obey_weapon_limit(g: Frag, seat: Seat) -> None:
    """Option: with less Health surplus weapons are dropped at once (frag 26)."""
    if g.options["weapon_limit"] == "current":
        g.then(drop_surplus, seat)


@step
def drop_surplus(g: Frag, seat: Seat) -> None:
    """While there are too many weapons, their owner chooses one to drop."""
    fighter = g.fighters[seat]
    if fighter.place >= 0 and len(fighter.guns) > g.weapon_limit(seat):
        g.ask(seat, "surplus", [gun.card for gun in fighter.guns], drop_surplus_weapon, seat)


@step
def drop_surplus_weapon(g: Frag, card: Card, seat: Seat) -> None:
    """One weapon less, and count again."""
    drop_card(g, seat, card)
    g.then(drop_surplus, seat)


def drop_card(g: Frag, seat: Seat, card: Card) -> None:
    """A card in play is left in the square, under a marker of its own (frag 163 to 165)."""
    wear = take_from_play(g, seat, card)
    pile = make_pile(g, seat, [card])
    if seat == g.active:
        g.turn.closed.append(pile.number)  # not taken in the same turn
    if g.options["drops_keep_wear"] == "on" and wear >= 0:
        g.worn[card.id] = wear
    g.tell_place(events.Dropped(seat, card, g.name(g.fighters[seat].place)), seat)


def take_from_play(g: Frag, seat: Seat, card: Card) -> int:
    """A card leaves play, and what sits on it is discarded; says how much ammo or points were left (frag 41)."""
    fighter = g.fighters[seat]
    if isinstance(card, Gadget):
        gear = next(gear for gear in fighter.gear if gear.card is card)
        fighter.gear.remove(gear)
        return gear.left if card.worn else -1
    gun = next(gun for gun in fighter.guns if gun.card is card)
    fighter.guns.remove(gun)
    for gear in [gear for gear in fighter.gear if gear.on == card.id]:
        fighter.gear.remove(gear)
        g.discard(gear.card)
    return gun.ammo if gun.card.ammo is not None else -1
