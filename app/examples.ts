/** What a component's `*.examples.tsx` exports: the gallery shows it and the tests walk it. */
import type { ReactNode } from 'react';

export interface Example {
  name: string;
  /** Why somebody would choose this form. */
  note?: string;
  element: ReactNode;
  /** The ground it stands on; paper unless told. */
  ground?: 'night';
}

export interface Examples {
  /** Name of the component, for example 'Accordion'. */
  title: string;
  examples: readonly Example[];
}
