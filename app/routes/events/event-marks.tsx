import type { ReactNode } from 'react';

interface MarkProps {
  className?: string;
  children: ReactNode;
}

/** A word that changes what an event is: that it is cancelled. */
export function Mark({ className = '', children }: MarkProps) {
  return (
    <span
      className={`rounded-full bg-ink px-2.5 py-0.5 text-xs font-medium text-white ${className}`}
    >
      {children}
    </span>
  );
}

/** A category's colour, from the database: no style attribute may bring it into a page. */
export function CategoryDot({ color }: { color: string }) {
  return (
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={color} />
    </svg>
  );
}
