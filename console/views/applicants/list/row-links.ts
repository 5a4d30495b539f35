import { useEffect, useRef } from 'react';
import { lastOpenedApplicant } from '#console/views/applicants/data/use-applicant-list.ts';

/** The focusable links of the rows. */
const rowsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-applicant]') ?? []),
];

const linkIn = (row: Element | null | undefined) => row?.querySelector('a') ?? null;

export const linkOf = (list: HTMLElement | null, id: string) =>
  linkIn(list?.querySelector(`[data-applicant="${CSS.escape(id)}"]`));

export const focusedId = (list: HTMLElement | null): string | undefined => {
  const row = document.activeElement?.closest<HTMLElement>('[data-applicant]');
  return row && list?.contains(row) ? row.dataset.applicant : undefined;
};

/** Moves the focus up or down, or to the last opened row if no row has it. */
export function focusNextRow(list: HTMLElement | null, by: 1 | -1, last: string | undefined): void {
  const rows = rowsIn(list);
  const focused = focusedId(list);
  const from = rows.findIndex((row) => row.dataset.applicant === (focused ?? last));
  const at = focused === undefined && from >= 0 ? from : from + by;
  const link = linkIn(rows[Math.min(Math.max(at, 0), rows.length - 1)]);
  link?.focus();
  link?.closest('[data-applicant]')?.scrollIntoView({ block: 'nearest' });
}

/** Focuses the row of the last opened applicant. @param isReady true once rows are shown */
export function useListPosition(rows: React.RefObject<HTMLElement | null>, isReady: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const id = lastOpenedApplicant();
    const link = id === undefined ? null : linkOf(rows.current, id);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
  }, [rows, isReady]);
}
