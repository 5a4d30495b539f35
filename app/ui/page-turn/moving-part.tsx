import { type ReactNode, ViewTransition } from 'react';
import { useLocation } from 'react-router';
import { isStill } from './is-still.ts';

interface MovingPartProps {
  part: 'cover' | 'title';
  /** Address of the page that opens with it; on that page itself it is left out. */
  of?: string;
  children: ReactNode;
}

/** What a card shows of a page and the page opens with: the one becomes the other. */
export function MovingPart({ part, of, children }: MovingPartProps) {
  const { pathname } = useLocation();
  return (
    <ViewTransition
      name={`${part} ${of ?? pathname}`}
      default="none"
      share={isStill() ? 'none' : part}
    >
      {children}
    </ViewTransition>
  );
}
