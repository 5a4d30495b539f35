import { useNavigate } from 'react-router';
import type { FromList } from '#console/ui/back-link.tsx';
import { useShortcut } from '#console/ui/shortcuts.ts';
import type {
  ActionKind,
  PendingAction,
} from '#console/views/applicants/changes/action-dialogs.tsx';
import { type Applicants, markReadMany } from '#console/views/applicants/changes/change-many.ts';
import { useActionShortcuts } from '#console/views/applicants/changes/use-action-shortcuts.ts';
import type { Stage } from '#console/views/applicants/data/console-facts.ts';
import type { ApplicantSummary } from '#contract/console/applicants.ts';

interface BoardKeys {
  board: React.RefObject<HTMLElement | null>;
  stages: readonly Stage[];
  /** All visible cards. */
  cards: () => readonly ApplicantSummary[];
  move: (applicants: Applicants, stage: Stage) => unknown;
  act: (act: PendingAction) => void;
  search: string;
  mayWork: boolean;
}

const GROUP = 'Board';
const FROM: FromList = { isFromList: true, pathname: '/applicants/board' };
const MOVE = { group: GROUP };

export function useBoardKeys(keys: BoardKeys): void {
  const { board, stages, cards, move, act, search, mayWork } = keys;
  const navigate = useNavigate();
  const work = { group: GROUP, isOn: mayWork };
  const focused = () => {
    const element = focusedCard(board.current);
    const applicant = cards().find(({ id }) => id === element?.dataset.applicant);
    return element && applicant ? { element, applicant } : undefined;
  };
  function start(kind: ActionKind) {
    const target = focused();
    if (!target) return;
    const { element, applicant } = target;
    const anchor =
      element.querySelector<HTMLElement>('[data-act=stage]') ?? element.querySelector('a');
    act({ kind, applicants: [applicant], anchor });
  }
  function moveBy(by: 1 | -1) {
    const applicant = focused()?.applicant;
    const at = stages.findIndex(({ id }) => id === applicant?.stage);
    const stage = stages[at + by];
    if (!applicant || at < 0 || !stage) return;
    if (stage.id === 'rejected') start('reject');
    else void move([applicant], stage);
  }
  function open(part: string) {
    const applicant = focused()?.applicant;
    if (applicant)
      void navigate(
        { pathname: `/applicants/${applicant.id}`, search, hash: part },
        { state: FROM },
      );
  }
  useShortcut('j', 'Next card', () => stepInColumn(board.current, 1), MOVE);
  useShortcut('k', 'Previous card', () => stepInColumn(board.current, -1), MOVE);
  useShortcut('l', 'Next column', () => focusBeside(board.current, 1), MOVE);
  useShortcut('h', 'Previous column', () => focusBeside(board.current, -1), MOVE);
  useShortcut(']', 'Move to next stage', () => moveBy(1), work);
  useShortcut('[', 'Move to previous stage', () => moveBy(-1), work);
  useActionShortcuts({
    ...work,
    start,
    write: open,
    toggleRead: () => {
      const applicant = focused()?.applicant;
      if (applicant) void markReadMany([applicant], !applicant.isRead);
    },
  });
}

const cardsIn = (column: Element | undefined) => [
  ...(column?.querySelectorAll<HTMLElement>('[data-applicant]') ?? []),
];

const columnsIn = (board: HTMLElement | null) => [
  ...(board?.querySelectorAll<HTMLElement>('[data-stage]') ?? []),
];

function focusedCard(board: HTMLElement | null): HTMLElement | undefined {
  const card = document.activeElement?.closest<HTMLElement>('[data-applicant]');
  return card && board?.contains(card) ? card : undefined;
}

function focus(card: HTMLElement | undefined): void {
  card?.querySelector('a')?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const firstCard = (board: HTMLElement | null) =>
  board?.querySelector<HTMLElement>('[data-applicant]') ?? undefined;

function stepInColumn(board: HTMLElement | null, by: 1 | -1): void {
  const card = focusedCard(board);
  const cards = cardsIn(card?.closest('[data-stage]') ?? undefined);
  if (!card) focus(firstCard(board));
  else focus(cards[Math.min(Math.max(cards.indexOf(card) + by, 0), cards.length - 1)]);
}

/** Focuses the card at the same height in the next column that has cards. */
function focusBeside(board: HTMLElement | null, by: 1 | -1): void {
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
