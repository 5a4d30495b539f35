import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { useCan } from '#console/session.tsx';
import { Button } from '#console/ui/button.tsx';
import type { Delivery } from '#contract/console/deliveries.ts';

interface RetryButtonProps {
  delivery: Delivery;
  /** Keys of queries to invalidate after a retry. */
  changes: readonly string[];
}

export function RetryButton({ delivery: { id, state, reason }, changes }: RetryButtonProps) {
  const mayRetry = useCan('deliveries.retry');
  // It has been deleted from the outbox.
  if (!mayRetry || state !== 'failed' || reason === 'too-late') return null;
  return (
    <Button
      size="small"
      icon="refresh-cw"
      onClick={() =>
        mutate({
          send: () => call('retryDeliveries', { body: { ids: [id] } }),
          invalidates: ['deliveries', ...changes],
          doneText: 'Retrying now',
        })
      }
    >
      Retry
    </Button>
  );
}
