import type { ReactNode } from 'react';

/** What stands above a list and changes it: search, filters, what is done to all that are chosen. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="toolbar"
      aria-label={label}
      className="no-print flex min-h-12 flex-wrap items-center gap-2 border-b border-line px-4 py-2"
    >
      {children}
    </div>
  );
}
