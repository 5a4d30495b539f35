import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  /** Explains what will appear here and how. */
  children: ReactNode;
  actions?: ReactNode;
}

export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-104 justify-items-center gap-2 px-6 py-14 text-center">
      <span className="mb-1 grid size-11 place-items-center rounded-full bg-accent-tint text-on-accent-tint">
        <Icon name={icon} size={20} />
      </span>
      <h2 className="text-lg">{title}</h2>
      <div className="text-base text-pretty text-quiet">{children}</div>
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
