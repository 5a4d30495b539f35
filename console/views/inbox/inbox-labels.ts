import type { BadgeTone } from '#console/ui/badge.tsx';
import type { IconName } from '#console/ui/icon.tsx';
import type { InboxSummary } from '#contract/console/inbox.ts';
import type { InboxState } from '#contract/console/names.ts';

export const STATUS_LABELS: Record<InboxState, { label: string; tone: BadgeTone }> = {
  open: { label: 'Open', tone: 'accent' },
  answered: { label: 'Answered', tone: 'violet' },
  done: { label: 'Done', tone: 'success' },
};

interface DeliveryBadge {
  label: string;
  tone: BadgeTone;
  icon: IconName;
}

/** Null where everything was delivered or nothing had to be sent. */
export const DELIVERY_BADGES: Record<InboxSummary['delivery'], DeliveryBadge | null> = {
  none: null,
  delivered: null,
  scheduled: { label: 'Scheduled', tone: 'violet', icon: 'alarm-clock' },
  waiting: { label: 'Waiting to be sent', tone: 'neutral', icon: 'clock' },
  late: { label: 'Waiting for over an hour', tone: 'danger', icon: 'alarm-clock' },
  failed: { label: 'Not delivered', tone: 'danger', icon: 'circle-x' },
};
