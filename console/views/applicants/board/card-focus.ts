/** How keys go through the cards of a board: within a column, and to the one beside it. */
const cardsIn = (column: Element | undefined) => [
  ...(column?.querySelectorAll<HTMLElement>('[data-applicant]') ?? []),
];

const columnsIn = (board: HTMLElement | null) => [
  ...(board?.querySelectorAll<HTMLElement>('[data-stage]') ?? []),
];

export function focusedCard(board: HTMLElement | null): HTMLElement | undefined {
  const card = document.activeElement?.closest<HTMLElement>('[data-applicant]');
  return card && board?.contains(card) ? card : undefined;
}

function focus(card: HTMLElement | undefined): void {
  card?.querySelector('a')?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const firstCard = (board: HTMLElement | null) =>
  board?.querySelector<HTMLElement>('[data-applicant]') ?? undefined;

export function stepInColumn(board: HTMLElement | null, by: 1 | -1): void {
  const card = focusedCard(board);
  const cards = cardsIn(card?.closest('[data-stage]') ?? undefined);
  if (!card) focus(firstCard(board));
  else focus(cards[Math.min(Math.max(cards.indexOf(card) + by, 0), cards.length - 1)]);
}

/** To the card at the same height in the next column that has any. */
export function beside(board: HTMLElement | null, by: 1 | -1): void {
  const card = focusedCard(board);
  if (!card) {
    focus(firstCard(board));
    return;
  }
  const columns = columnsIn(board);
  const from = columns.findIndex((column) => column.contains(card));
  const height = cardsIn(columns[from]).indexOf(card);
  for (let at = from + by; columns[at]; at += by) {
    const cards = cardsIn(columns[at]);
    if (cards.length === 0) continue;
    focus(cards[Math.min(height, cards.length - 1)]);
    return;
  }
}
