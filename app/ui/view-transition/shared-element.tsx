import { type ReactNode, ViewTransition } from 'react';
import { useLocation } from 'react-router';
import { skipsTransition } from './skips-transition.ts';

interface SharedElementProps {
  part: 'cover' | 'title';
  /** URL of the page that opens with it; on that page itself it is left out. */
  of?: string;
  children: ReactNode;
}

/** A shared element of a view transition: what a card shows of a page becomes what the page opens with. */
export function SharedElement({ part, of, children }: SharedElementProps) {
  const { pathname } = useLocation();
  // On the server React would write it down in attributes that HTML does not know.
  if (import.meta.env.SSR) return children;
  return (
    <ViewTransition
      name={`${part} ${of ?? pathname}`}
      default="none"
      share={skipsTransition() ? 'none' : part}
    >
      {children}
    </ViewTransition>
  );
}
