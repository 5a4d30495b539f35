import { useEffect, useRef } from 'react';
import { lastOpened } from '#console/views/applicants/data/last-opened.ts';
import { linkOf } from './row-links.ts';

/** Whoever comes back from an applicant finds the list at its row. @param isReady once rows show */
export function useListPosition(rows: React.RefObject<HTMLElement | null>, isReady: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const id = lastOpened();
    const link = id === undefined ? null : linkOf(rows.current, id);
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: 'nearest' });
  }, [rows, isReady]);
}
