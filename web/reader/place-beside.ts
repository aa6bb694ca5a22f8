const margin = 8;

/** Moves a card that is fixed in the window beside what opened it: below where there is room, else above. */
export function placeBeside(card: HTMLElement, anchor: Element): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const left = Math.min(Math.max(margin, at.left + at.width / 2 - width / 2), innerWidth - width - margin);
  const fitsBelow = at.bottom + margin + height < innerHeight;
  card.style.left = `${left}px`;
  card.style.top = `${fitsBelow ? at.bottom + margin : Math.max(margin, at.top - height - margin)}px`;
}
