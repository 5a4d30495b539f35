import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { EVERYTHING } from '#console/api/queries.ts';
import { Button } from '#console/ui/button.tsx';
import { ConfirmDialog } from '#console/ui/confirm-dialog.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { Pending } from '#console/ui/pending.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { Counts, totalOf } from './counts.tsx';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export function RetentionPanel() {
  const retention = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => call('getRetention', { signal }),
  });
  const { data } = retention;
  const [isAsking, setAsking] = useState(false);
  const due = data ? totalOf(data.due) : 0;
  return (
    <Panel
      title="How long we keep it"
      note="The operator sets the times. What is due goes by itself every day."
    >
      <Pending query={retention} rows={2} />
      {data && (
        <div className="grid gap-3 text-base">
          <Kept
            what="Applications"
            months={data.applicationsKept}
            before={data.applicationsBefore}
          />
          <Kept
            what="Messages, leads and what has ended"
            months={data.messagesKept}
            before={data.messagesBefore}
          />
          {due === 0 ? (
            <p>Nothing is due today.</p>
          ) : (
            <>
              <p>Due now:</p>
              <Counts counts={data.due} />
              <div>
                <Button tone="danger" icon="trash-2" onClick={() => setAsking(true)}>
                  Erase what is due
                </Button>
              </div>
            </>
          )}
        </div>
      )}
      <ConfirmDialog
        title="Erase what is due?"
        isOpen={isAsking}
        confirmLabel="Erase for good"
        isDanger
        onConfirm={run}
        onClose={() => setAsking(false)}
      >
        <p>{due.toLocaleString('en')} rows go. Nothing brings them back.</p>
      </ConfirmDialog>
    </Panel>
  );
}

async function run(): Promise<void> {
  const answer = await mutate({ send: () => call('runRetention'), changes: [EVERYTHING] });
  if (!answer) return;
  showToast({
    text: answer.isComplete
      ? 'What was due is erased'
      : 'A part of it is erased. The rest is still due: press again to go on',
  });
}

interface KeptProps {
  what: string;
  /** Null for ever. */
  months: number | null;
  before: number | null;
}

function Kept({ what, months, before }: KeptProps) {
  return (
    <p>
      <strong className="font-medium">{what}:</strong>{' '}
      {months === null || before === null
        ? 'kept until somebody erases them.'
        : `${months} months, so those from before ${DAY.format(before)} go.`}
    </p>
  );
}
