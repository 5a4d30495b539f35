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
