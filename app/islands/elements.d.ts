import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type AnyElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** What moves: see `island.tsx`. */
      'page-island': AnyElement & Partial<Record<`data-${string}`, string>>;
      /** What stands still within it. */
      'island-slot': AnyElement;
    }
  }
}
