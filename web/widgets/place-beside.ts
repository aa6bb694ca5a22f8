const margin = 8;

export function placeBeside(card: HTMLElement, at: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = card;
  const left = Math.max(margin, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - margin));
  const fitsBelow = at.bottom + margin + height < innerHeight;
  card.style.left = `${left}px`;
  card.style.top = `${fitsBelow ? at.bottom + margin : Math.max(margin, at.top - height - margin)}px`;
}
