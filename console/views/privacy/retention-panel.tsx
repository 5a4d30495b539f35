import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { EVERYTHING } from '#console/api/queries.ts';
import { Button } from '#console/ui/button.tsx';
import { ConfirmDialog } from '#console/ui/confirm-dialog.tsx';
import { formatDate, formatNumber } from '#console/ui/formats.ts';
import { Panel } from '#console/ui/panel.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { Counts, totalOf } from './counts.tsx';

export function RetentionPanel() {
  const retention = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => call('getRetention', { signal }),
  });
  const { data } = retention;
  const [isConfirming, setConfirming] = useState(false);
  const due = data ? totalOf(data.due) : 0;
  return (
    <Panel
      title="Data retention"
      note="The operator sets the retention periods. Expired data is erased automatically every day."
    >
      <QueryPending query={retention} rows={2} />
      {data && (
        <div className="grid gap-3 text-base">
          <RetentionPeriod
            label="Applications"
            months={data.applicationsKept}
            before={data.applicationsBefore}
          />
          <RetentionPeriod
            label="Messages, leads and ended subscriptions"
            months={data.messagesKept}
            before={data.messagesBefore}
          />
          {due === 0 ? (
            <p>No data is due to be erased.</p>
          ) : (
            <>
              <p>Due to be erased:</p>
              <Counts counts={data.due} />
              <div>
                <Button tone="danger" icon="trash-2" onClick={() => setConfirming(true)}>
                  Erase expired data
                </Button>
              </div>
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        title="Erase expired data?"
        isOpen={isConfirming}
        confirmLabel="Erase permanently"
        isDanger
        onConfirm={run}
        onClose={() => setConfirming(false)}
      >
        <p>
          This erases {formatNumber(due)} {due === 1 ? 'item' : 'items'}. It cannot be undone.
        </p>
      </ConfirmDialog>
    </Panel>
  );
}

async function run(): Promise<void> {
  const answer = await mutate({ send: () => call('runRetention'), invalidates: [EVERYTHING] });
  if (!answer) return;
  showToast({
    text: answer.isComplete
      ? 'Expired data erased'
      : 'Some of the expired data was erased. Erase again to continue.',
  });
}

interface RetentionPeriodProps {
  label: string;
  /** Null: kept indefinitely. */
  months: number | null;
  before: number | null;
}

function RetentionPeriod({ label, months, before }: RetentionPeriodProps) {
  return (
    <p>
      <strong className="font-medium">{label}:</strong>{' '}
      {months === null || before === null
        ? 'kept until someone erases them.'
        : `kept for ${months} months. Anything from before ${formatDate(before)} is due to be erased.`}
    </p>
  );
}
