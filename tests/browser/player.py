"""A person at a table: reads the screen and acts by pointing at things and pressing buttons."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

Offer = dict[str, Any]

#: Milliseconds between two looks at what the server has said; looking with every frame has frames drawn.
OFTEN = 25
SHORTLY = 5000  #: milliseconds, more than a button needs that is there

#: Where a point of the board lies in the window once the view rests, and whether something lies over it.
POINT = """async ([x, y]) => {
  const svg = document.querySelector('.board svg')
  const frame = () => new Promise(requestAnimationFrame)
  const spot = () => new DOMPoint(x * 100, y * 100).matrixTransform(svg.getScreenCTM())
  let before = spot()
  for (let still = 0; still < 3; ) {
    await frame()
    const now = spot()
    still = now.x === before.x && now.y === before.y ? still + 1 : 0
    before = now
  }
  const top = document.elementFromPoint(before.x, before.y)
  return { x: before.x, y: before.y, open: top?.closest('.board') != null }
}"""


class Player:
    """One seat at an open table."""

    def __init__(self, page: Page, seat: str, *, touch: bool = False) -> None:
        """`touch`: taps instead of clicking."""
        self.page = page
        self.seat = seat
        self.touch = touch

    # --- what the server told this browser ---

    def heard(self, what: str) -> Any:
        """The newest `picture`, `decision`, `revision`, `undo`, `result` or `table` of this seat."""
        return self.page.evaluate("([seat, what]) => window.witness.seats[seat]?.[what]", [self.seat, what])

    @property
    def revision(self) -> int:
        return int(self.heard("revision"))

    @property
    def decision(self) -> dict[str, Any]:
        found: dict[str, Any] = self.heard("decision")
        return found

    @property
    def picture(self) -> dict[str, Any]:
        found: dict[str, Any] = self.heard("picture")
        return found

    @property
    def offers(self) -> list[Offer]:
        found: list[Offer] = self.decision.get("offers", [])
        return found

    def offer(self, text: str) -> Offer:
        """The offer with this text form: `offer("red: announce sprint")`."""
        return next(offer for offer in self.offers if offer["text"] == text)

    def wait_until(self, condition: str) -> None:
        """Wait for a condition on `here`, what this seat knows: `wait_until("here.decision?.mine")`."""
        self.page.wait_for_function(
            f"seat => {{ const here = window.witness.seats[seat]; return here && ({condition}) }}",
            arg=self.seat,
            polling=OFTEN,
        )

    def wait_for_turn(self) -> None:
        """Wait until the decision is this seat's, or the game is over; on the screen too."""
        self.wait_until("here.result || here.decision?.mine")
        if self.heard("result") is None:
            expect(self.dock).to_have_class(re.compile(r"\bmine\b"))

    # --- what stands on the screen ---

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("application")

    @property
    def dock(self) -> Locator:
        return self.page.locator(".dock")

    @property
    def interrupt(self) -> Locator:
        return self.page.locator(".interrupt")

    @property
    def hand(self) -> Locator:
        return self.page.locator("ul.hand")

    @property
    def preview(self) -> Locator:
        return self.page.locator("section.preview")

    @property
    def chooser(self) -> Locator:
        return self.page.get_by_role("dialog", name="Choose")

    @property
    def undo(self) -> Locator:
        return self.page.locator(".top .undo")

    # --- acting ---

    def choose(self, offer: Offer) -> None:
        """Take an offered action where it lies: on the board, in the hand, in the dock, in the interrupt."""
        before = self.revision
        self.begin(offer)
        self.finish(offer, before)

    def begin(self, offer: Offer) -> None:
        """Point at an offer for the first time."""
        picture, decision = self.picture, self.decision
        if decision["window"] and offer["text"].endswith(": pass"):
            self._press(self.interrupt.locator(".pass button").first)
        elif decision["window"] and self._button(self.interrupt, offer).count() == 1:
            self._press(self._button(self.interrupt, offer))
        elif (point := where(offer, picture)) is not None:
            self.point(*point)
        elif offer.get("card") in picture["hand"]:
            self._press(self.hand.get_by_role("button").nth(picture["hand"].index(offer["card"])))
            self._press(
                self.page.get_by_role("dialog").get_by_role("button", name=offer["label"], exact=True)
            )
        else:
            button = self._button(self.dock, offer)
            if button.count() == 0:  # a set of things is put together first
                for part in offer.get("parts", []):
                    self._press(self.dock.locator("button.part").get_by_text(part, exact=True))
            self._press(button)

    def finish(self, offer: Offer, before: int) -> None:
        """Answer what the table asks back (which of several? really?) until the action is acknowledged."""
        self.page.wait_for_function(
            "([seat, before]) => window.witness.seats[seat].revision > before"
            " || document.querySelector('.preview, .popover.act, .confirm')",
            arg=[self.seat, before],
            polling=OFTEN,
        )
        if self.revision == before and self.chooser.is_visible():
            self._press(self._button(self.chooser, offer))
            self.page.wait_for_function(
                "([seat, before]) => window.witness.seats[seat].revision > before"
                " || document.querySelector('.preview')",
                arg=[self.seat, before],
                polling=OFTEN,
            )
        sure = self.page.locator(".preview, .confirm").get_by_role("button", name="Do it").first
        if self.revision == before and sure.is_visible():
            try:
                self._press(sure, SHORTLY)
            except Late:  # what was chosen is done meanwhile, and its preview is gone
                if self.revision == before:
                    raise
        self.wait_until(f"here.revision > {before}")

    def point(self, x: float, y: float) -> None:
        """Click or tap a point of the board, given in spaces; steps back where it is out of sight."""
        spot = self.page.evaluate(POINT, [x, y])
        meanwhile = self.page.get_by_role("region", name="Meanwhile").get_by_role("button", name="Close")
        if not spot["open"] and meanwhile.is_visible():
            self._press(meanwhile)
            spot = self.page.evaluate(POINT, [x, y])
        if not spot["open"]:
            self._press(self.page.locator(".camera button").last)  # the whole board, in any language
            spot = self.page.evaluate(POINT, [x, y])
        assert spot["open"], f"nothing of the board is to be seen at {x},{y}"
        if self.touch:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])

    def point_at_place(self, place: str) -> None:
        """Click a space of the board."""
        found = self.picture["board"]["places"][place]
        self.point(found["x"] + 0.5, found["y"] + 0.5)

    def _press(self, button: Locator, timeout: float | None = None) -> None:
        if self.touch:
            button.tap(timeout=timeout)
        else:
            button.click(timeout=timeout)

    def _button(self, among: Locator, offer: Offer) -> Locator:
        """The button of an offer; where its head stands before a group, the button does not repeat it."""
        words = re.compile(f"^({re.escape(offer['label'])}|{re.escape(tail(offer))})$")
        return among.locator("button").filter(has=self.page.locator(".label", has_text=words))


def where(offer: Offer, picture: dict[str, Any]) -> tuple[float, float] | None:
    """The point of the board, in spaces, where a person takes this offer; None when it lies elsewhere."""
    place = picture["board"]["places"].get(offer.get("place"))
    door = picture["board"]["doors"].get(offer.get("door"))
    pieces = [picture["pieces"][piece] for piece in offer.get("pieces", []) if piece in picture["pieces"]]
    if place is not None:
        return place["x"] + place.get("w", 1) / 2, place["y"] + place.get("h", 1) / 2
    if pieces:
        return pieces[0]["x"] + pieces[0]["w"] / 2, pieces[0]["y"] + pieces[0]["h"] / 2
    if door is not None:
        left, top, right, bottom = door["line"]
        return (left + right) / 2, (top + bottom) / 2
    return None


def tail(offer: Offer) -> str:
    """An offer's label without the head that stands before its group.

    >>> tail({"head": "Fire the pistol", "label": "Fire the pistol at Imp 3"})
    'At Imp 3'
    """
    label: str = offer["label"]
    if not label.startswith(offer["head"]):
        return label
    rest = label[len(offer["head"]) :].lstrip(" :,–-").strip()
    return rest[:1].upper() + rest[1:] if rest else label
