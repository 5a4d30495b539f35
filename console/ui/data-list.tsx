import type { ComponentProps, ReactNode } from 'react';

interface DataListProps {
  /** Accessible name of the list. */
  label: string;
  children: ReactNode;
  className?: string;
}

export function DataList({ label, children, className = '' }: DataListProps) {
  return (
    <ul aria-label={label} className={`divide-y divide-line ${className}`}>
      {children}
    </ul>
  );
}

interface DataRowProps extends ComponentProps<'li'> {
  /** Open beside the list, or reached by keyboard. */
  isActive?: boolean;
  isSelected?: boolean;
  isUnread?: boolean;
}

export function DataRow({ isActive, isSelected, isUnread, className = '', ...rest }: DataRowProps) {
  const background = isSelected ? 'bg-accent-tint' : isActive ? 'bg-sunken' : 'hover:bg-sunken/60';
  return (
    <li
      aria-current={isActive || undefined}
      className={`relative flex min-h-13 items-center gap-3 px-4 py-2 text-sm ${background} ${isUnread ? 'font-medium' : ''} ${isActive ? 'before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent' : ''} ${className}`}
      {...rest}
    />
  );
}
