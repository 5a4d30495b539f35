import { Link } from 'react-router';
import { Badge } from '#console/ui/badge.tsx';
import { DataList, DataRow } from '#console/ui/data-list.tsx';
import { formatNumber } from '#console/ui/formats.ts';
import { Panel } from '#console/ui/panel.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import type { ChannelState } from '#contract/console/system.ts';

const LABELS: Readonly<Record<string, string>> = { mail: 'Emails', crm: 'CRM records' };

/** What has not been delivered, by channel. Failed deliveries are retried where they are listed. */
export function ChannelPanel({ outbox }: { outbox: readonly ChannelState[] }) {
  return (
    <Panel
      title="Deliveries"
      isFlush
      actions={
        <Link to="/inbox/deliveries" className="text-sm text-accent hover:underline">
          Show deliveries
        </Link>
      }
    >
      <DataList label="Deliveries by channel" className="border-t border-line">
        {outbox.map((state) => (
          <ChannelRow key={state.channel} state={state} />
        ))}
      </DataList>
    </Panel>
  );
}

function ChannelRow({ state }: { state: ChannelState }) {
  const { channel, isSetUp, scheduled, waiting, failed, oldestWaitingAt } = state;
  return (
    <DataRow className="flex-wrap">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{LABELS[channel] ?? channel}</p>
        <p className="text-xs text-quiet">
          {formatNumber(waiting)} waiting, {formatNumber(scheduled)} scheduled
          {isSetUp && oldestWaitingAt !== null && (
            <>
              , the oldest queued <RelativeTime at={oldestWaitingAt} />
            </>
          )}
        </p>
      </div>
      {!isSetUp && <Badge>Not set up</Badge>}
      {failed > 0 && <Badge tone="danger">{formatNumber(failed)} not delivered</Badge>}
    </DataRow>
  );
}
