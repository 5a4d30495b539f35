import { Link } from 'react-router';
import { Badge } from '#console/ui/badge.tsx';
import { formatDateTime } from '#console/ui/formats.ts';
import { Icon } from '#console/ui/icon.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { DELIVERY_BADGES } from '#console/views/inbox/inbox-labels.ts';
import type { Delivery, DeliverySubject } from '#contract/console/deliveries.ts';
import { FailureReason } from './failure-reason.tsx';
import { RetryButton } from './retry-button.tsx';
import { topicLabel } from './topic-label.ts';

interface DeliveryRowProps {
  delivery: Delivery;
  /** Keys of queries to invalidate after a retry. */
  changes: readonly string[];
}

export function DeliveryRow({ delivery, changes }: DeliveryRowProps) {
  const { topic, about, state, reason, error } = delivery;
  const badge = DELIVERY_BADGES[state];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-medium">{topicLabel(topic)}</p>
        {about && <Subject about={about} />}
        <p className="text-xs text-quiet">
          <Progress delivery={delivery} />
        </p>
        {state !== 'delivered' && (
          <div className="text-xs text-danger">
            <FailureReason reason={reason} error={error} isFinal={state === 'failed'} />
          </div>
        )}
      </div>
      {badge ? (
        <Badge tone={badge.tone}>
          <Icon name={badge.icon} size={12} />
          {state === 'waiting' && reason !== null ? 'Will retry' : badge.label}
        </Badge>
      ) : (
        <Badge tone="success">Sent</Badge>
      )}
      <RetryButton delivery={delivery} changes={changes} />
    </li>
  );
}

function Subject({ about: { name, email, view, kind, id } }: { about: DeliverySubject }) {
  const pathname = {
    applicants: `/applicants/${id}`,
    inbox: `/inbox/${kind}/${id}`,
    team: '/team',
  };
  const label = name || email;
  return (
    <p className="wrap-anywhere">
      {view ? (
        <Link to={pathname[view]} className="underline">
          {label}
        </Link>
      ) : (
        label
      )}
      {name && <span className="text-quiet"> {email}</span>}
    </p>
  );
}

const CHANNEL_LABELS: Readonly<Record<string, string>> = {
  crm: 'To the CRM',
  chat: 'To the team’s chat',
};

function Progress({ delivery }: { delivery: Delivery }) {
  const { channel, state, attempts, createdAt, deliveredAt, nextAttemptAt } = delivery;
  const channelLabel = CHANNEL_LABELS[channel] ?? 'By email';
  if (state === 'scheduled' && nextAttemptAt !== null) {
    return `Scheduled for ${formatDateTime(nextAttemptAt)}`;
  }
  return (
    <>
      {channelLabel}, {attempts} {attempts === 1 ? 'attempt' : 'attempts'},{' '}
      <RelativeTime at={deliveredAt ?? createdAt} />
      {nextAttemptAt !== null && nextAttemptAt > Date.now() && (
        <>
          , next attempt <RelativeTime at={nextAttemptAt} />
        </>
      )}
    </>
  );
}
