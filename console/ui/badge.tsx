import type { ReactNode } from 'react';

export const BADGE_TONES = {
  neutral: 'bg-sunken text-quiet',
  accent: 'bg-accent-tint text-on-accent-tint',
  violet: 'bg-violet-tint text-violet',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
} as const;
export type BadgeTone = keyof typeof BADGE_TONES;

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full px-2 py-px text-xs font-medium whitespace-nowrap forced-colors:border ${BADGE_TONES[tone]}`}
    >
      {children}
    </span>
  );
}
