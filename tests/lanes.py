"""Which worker runs which test: half of them begin with the browser's, which mostly wait, the others with the rest."""

from xdist.scheduler import LoadScheduling
from xdist.workermanage import WorkerController

BROWSER = "tests/page/"


class Lanes(LoadScheduling):  # type: ignore[misc]  # it has no types
    """Tests go to workers one at a time: first those of the worker's own lane, then the other's."""

    def _send_tests(self, node: WorkerController, num: int) -> None:
        chosen = [self.take(node) for _ in range(min(num, len(self.pending)))]
        if chosen:
            self.node2pending[node].extend(chosen)
            node.send_runtest_some(chosen)

    def take(self, node: WorkerController) -> int:
        """The next test for a worker."""
        assert self.collection
        browser = int(node.gateway.id.removeprefix("gw")) % 2 == 0
        mine = (
            place for place, test in enumerate(self.pending) if self.collection[test].startswith(BROWSER) == browser
        )
        return int(self.pending.pop(next(mine, 0)))
