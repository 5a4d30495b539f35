import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { setCached } from '#console/api/queries.ts';
import { Badge } from '#console/ui/badge.tsx';
import { Button } from '#console/ui/button.tsx';
import { DataList, DataRow } from '#console/ui/data-list.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import type { Account } from '#contract/console/account.ts';

const isPhone = (client: string) => /Android|iPhone|iPad/.test(client);

export function Sessions({ account: { sessions } }: { account: Account }) {
  async function end(send: () => Promise<Account>, done: string) {
    const account = await mutate({ send, doneText: done });
    if (account) setCached('account', account);
  }
  return (
    <Panel
      title="Sessions"
      note="If you do not recognize a session, end it and change your password or passkeys."
      isFlush
      actions={
        sessions.length > 1 && (
          <Button onClick={() => end(() => call('endOtherSessions'), 'All other sessions ended')}>
            End all other sessions
          </Button>
        )
      }
    >
      <DataList label="Sessions" className="border-t border-line">
        {sessions.map(({ id, client, createdAt, seenAt, isThis }) => (
          <DataRow key={id}>
            <Icon
              name={isPhone(client) ? 'smartphone' : 'laptop'}
              size={20}
              className="text-quiet"
            />
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">
                {client} {isThis && <Badge tone="success">This session</Badge>}
              </p>
              <p className="text-xs text-quiet">
                Signed in <RelativeTime at={createdAt} />, last active <RelativeTime at={seenAt} />
              </p>
            </div>
            {!isThis && (
              <Button
                size="small"
                aria-label={`End session: ${client}`}
                onClick={() => end(() => call('endSession', { params: { id } }), 'Session ended')}
              >
                End
              </Button>
            )}
          </DataRow>
        ))}
      </DataList>
    </Panel>
  );
}
