import { call } from '#console/api/call.ts';
import { mutate } from '#console/data/mutate.ts';
import { useCan } from '#console/session/session.tsx';
import { Badge } from '#console/ui/badge.tsx';
import { Button } from '#console/ui/button.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { DELIVERIES } from '#console/views/inbox/inbox-words.ts';
import type { Delivery } from '#contract/console/inbox.ts';
import { topicWords } from './topic-words.ts';

interface DeliveryRowProps {
  delivery: Delivery;
  /** Keys that are read anew after another try. */
  changes: readonly string[];
}

/** One notification: what it is, how it gets on, and why it does not. */
export function DeliveryRow({ delivery, changes }: DeliveryRowProps) {
  const { topic, channel, state, attempts, createdAt, deliveredAt, nextAttemptAt, error } =
    delivery;
  const mayRetry = useCan('deliveries.retry');
  const look = DELIVERIES[state];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="font-medium">{topicWords(topic)}</p>
        <p className="text-xs text-quiet">
          {channel === 'crm' ? 'to the CRM' : 'by mail'}, {attempts}{' '}
          {attempts === 1 ? 'attempt' : 'attempts'}, <RelativeTime at={deliveredAt ?? createdAt} />
          {nextAttemptAt !== null && nextAttemptAt > Date.now() && (
            <>
              , next one <RelativeTime at={nextAttemptAt} />
            </>
          )}
        </p>
        {error && <p className="text-xs text-danger wrap-anywhere">{error}</p>}
      </div>
      {look ? (
        <Badge tone={look.tone}>
          <Icon name={look.icon} size={12} />
          {look.label}
        </Badge>
      ) : (
        <Badge tone="success">Sent</Badge>
      )}
      {state === 'failed' && mayRetry && (
        <Button
          size="small"
          icon="refresh-cw"
          onClick={() =>
            mutate({
              send: () => call('retryDeliveries', { body: { ids: [delivery.id] } }),
              changes: ['deliveries', ...changes],
              done: 'It is tried again now',
            })
          }
        >
          Retry
        </Button>
      )}
    </li>
  );
}
