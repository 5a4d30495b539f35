import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

const TONES = {
  info: { icon: 'info', classes: 'bg-accent-tint text-on-accent-tint' },
  done: { icon: 'circle-check', classes: 'bg-success-tint text-success' },
  warning: { icon: 'triangle-alert', classes: 'bg-warning-tint text-warning' },
  problem: { icon: 'circle-alert', classes: 'bg-danger-tint text-danger' },
} as const satisfies Record<string, { icon: IconName; classes: string }>;

interface BannerProps {
  tone?: keyof typeof TONES;
  children: ReactNode;
  actions?: ReactNode;
}

/** A problem is an alert, so screen readers announce it immediately. */
export function Banner({ tone = 'info', children, actions }: BannerProps) {
  const { icon, classes } = TONES[tone];
  return (
    <div
      role={tone === 'problem' ? 'alert' : 'status'}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-inner px-3 py-2 text-sm forced-colors:border ${classes}`}
    >
      <Icon name={icon} className="self-start mt-0.5" />
      <div className="min-w-0 flex-1 basis-48">{children}</div>
      {actions && <div className="flex flex-none gap-2">{actions}</div>}
    </div>
  );
}
