"""Gymnasium: `gymnasium.make("fourfold/Fluxx-v0", seats=3, opponents="easy")`; one learner, bots in the other seats."""

from typing import Any

import gymnasium
from gymnasium.spaces import Discrete

from fourfold import GAMES
from fourfold.bots import choose, find_bot
from fourfold.core.dice import Dice
from fourfold.envs.play import Language, Numbers, Play
from fourfold.envs.spaces import Kept, default_seats, drawing, info, observation_space, permitted

TITLES = {"fzzzt": "Fzzzt", "fits": "Fits", "fluxx": "Fluxx", "frag": "Frag"}


def register() -> None:
    """Make every game known to `gymnasium.make`."""
    for game in GAMES:
        gymnasium.register(
            f"fourfold/{TITLES.get(game, game.title())}-v0",
            "fourfold.envs.gymnasium:FourfoldEnv",
            kwargs={"game": game},
        )


class FourfoldEnv(Kept, gymnasium.Env[Numbers, int]):
    """A game as one seat plays it."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = "random",
        render_mode: str | None = None,
        illegal: str = "first",
        **options: Any,
    ) -> None:
        self.language = Language(GAMES[game], default_seats(game) if seats is None else seats, options)
        if seat not in range(self.language.seats):
            raise ValueError(f"seat is 0 to {self.language.seats - 1}, not {seat}")
        self.seat, self.bot, self.illegal = seat, find_bot(GAMES[game], opponents), illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.language)  # type: ignore[assignment]  # a Box of such numbers
        self.action_space = Discrete(len(self.language.words))  # type: ignore[assignment]  # NumPy's integers

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**31)) if seed is None else seed
        self.play, self.dice = Play(self.language, number), Dice(number)
        self.let_others_play()
        return self.play.observe(self.seat), info(self.play, self.seat)

    def let_others_play(self) -> None:
        """Bots choose until the learner is asked, or the game is over."""
        state, game = self.play.state, self.language.game
        while not state.over and self.seat not in state.pending:
            seat = next(iter(state.pending))
            self.play.play(seat, choose(game, self.bot, state, seat, self.dice))

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """The learner says a word, and the others answer."""
        self.play.act(self.seat, permitted(self.play, self.seat, action, self.illegal))
        self.let_others_play()
        seen, known = self.play.observe(self.seat), info(self.play, self.seat)
        return seen, self.play.returns()[self.seat], self.play.state.over, False, known

    def action_masks(self) -> Any:
        """What the learner may say, as libraries for masked learning ask for it."""
        return self.play.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        """The table as text."""
        return drawing(self.play, self.seat)
