import { Banner } from '#console/ui/banner.tsx';
import type { Delivery } from '#contract/console/deliveries.ts';
import { FailureReason } from './failure-reason.tsx';
import { RetryButton } from './retry-button.tsx';
import { topicLabel } from './topic-label.ts';

interface UndeliveredBannerProps {
  deliveries: readonly Delivery[];
  /** Keys of queries to invalidate after a retry. */
  changes: readonly string[];
}

export function UndeliveredBanner({ deliveries, changes }: UndeliveredBannerProps) {
  return deliveries
    .filter(({ state }) => state === 'failed')
    .map((delivery) => (
      <Banner
        key={delivery.id}
        tone="problem"
        actions={<RetryButton delivery={delivery} changes={changes} />}
      >
        <p className="font-medium">Not delivered: {topicLabel(delivery.topic)}</p>
        <FailureReason {...delivery} isFinal />
      </Banner>
    ));
}
