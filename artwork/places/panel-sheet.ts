import { createSheet, type Sheet } from '#artwork/sheet.ts';

export const PANEL = { width: 580, height: 326 } as const;

/** A panel that is one link. */
export function panelSheet(name: string): Sheet {
  return createSheet({ name, ...PANEL, align: 'xMidYMid slice' });
}
