import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { put } from '#console/api/queries.ts';
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
    const account = await mutate({ send, done });
    if (account) put('account', account);
  }
  return (
    <Panel
      title="Sessions"
      note="End one that you do not know, then change how you sign in."
      isFlush
      actions={
        sessions.length > 1 && (
          <Button
            onClick={() => end(() => call('endOtherSessions'), 'All other sessions are ended')}
          >
            End all others
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
                {client} {isThis && <Badge tone="success">this one</Badge>}
              </p>
              <p className="text-xs text-quiet">
                Since <RelativeTime at={createdAt} />, last seen <RelativeTime at={seenAt} />
              </p>
            </div>
            {!isThis && (
              <Button
                size="small"
                aria-label={`End the session of ${client}`}
                onClick={() =>
                  end(() => call('endSession', { params: { id } }), 'The session is ended')
                }
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
