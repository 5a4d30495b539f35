import type { Delivery } from '#contract/console/deliveries.ts';
import { REASONS } from './reason-words.ts';

interface FailureReasonProps extends Pick<Delivery, 'reason' | 'error'> {
  /** Says what to do: it is not tried any more. */
  isFinal?: boolean;
}

/** Why something was not delivered, and behind that the server's own words. */
export function FailureReason({ reason, error, isFinal = false }: FailureReasonProps) {
  if (reason === null) return null;
  const { why, todo } = REASONS[reason];
  return (
    <div>
      <p className="wrap-anywhere">{isFinal ? `${why} ${todo}` : why}</p>
      {error && (
        <details className="text-xs">
          <summary className="w-fit cursor-pointer touch:leading-11">Technical details</summary>
          <p className="font-mono wrap-anywhere">{error}</p>
        </details>
      )}
    </div>
  );
}
