import type { ComponentProps, ReactNode } from 'react';

interface DataListProps {
  /** What it lists: spoken. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** A list of things that are opened: rows of one height, a hairline between them. */
export function DataList({ label, children, className = '' }: DataListProps) {
  return (
    <ul aria-label={label} className={`divide-y divide-line ${className}`}>
      {children}
    </ul>
  );
}

interface DataRowProps extends ComponentProps<'li'> {
  /** The one that is open beside the list, or that keys have come to. */
  isActive?: boolean;
  /** One of those that a change will touch. */
  isSelected?: boolean;
  /** Nobody has looked at it. */
  isUnread?: boolean;
}

export function DataRow({ isActive, isSelected, isUnread, className = '', ...rest }: DataRowProps) {
  const ground = isSelected ? 'bg-accent-tint' : isActive ? 'bg-sunken' : 'hover:bg-sunken/60';
  return (
    <li
      aria-current={isActive || undefined}
      className={`relative flex min-h-13 items-center gap-3 px-4 py-2 text-sm ${ground} ${isUnread ? 'font-medium' : ''} ${isActive ? 'before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent' : ''} ${className}`}
      {...rest}
    />
  );
}
