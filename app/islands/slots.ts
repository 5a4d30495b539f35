import type { ReactNode } from 'react';

/** Parts of an island that stand still, by name. */
export type Slots = Readonly<Record<string, ReactNode>>;

/** What an island is given besides its props. Each part must be shown once, from the start. */
export interface Still {
  slots: Slots;
  children?: ReactNode;
}
