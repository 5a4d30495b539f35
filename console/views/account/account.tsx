import { useQuery } from '@tanstack/react-query';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { put } from '#console/api/queries.ts';
import { Page } from '#console/ui/page.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { Pending } from '#console/ui/pending.tsx';
import { Select } from '#console/ui/select.tsx';
import type { Account } from '#contract/console/account.ts';
import { type NoticeMails as Choice, NOTICE_MAILS } from '#contract/console/names.ts';
import { Passkeys } from './passkeys.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { Profile } from './profile.tsx';
import { Sessions } from './sessions.tsx';

/** How whoever is signed in signs in, and where they are signed in. */
export function Component() {
  const query = useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => call('getAccount', { signal }),
  });
  const account = query.data;
  return (
    <Page title="My account">
      <div className="grid gap-4 px-4 pb-8">
        <Profile />
        <Pending query={query} rows={5} />
        {account && (
          <>
            <Passkeys account={account} />
            <PasswordPanel account={account} />
            <NoticeMails account={account} />
            <Sessions account={account} />
          </>
        )}
      </div>
    </Page>
  );
}

const LABELS: Readonly<Record<Choice, string>> = {
  'at-once': 'As it happens',
  daily: 'Once a day',
  never: 'Never',
};

const HINTS: Readonly<Record<Choice, string>> = {
  'at-once':
    'An email two minutes later, unless you have read it here by then. At most six an hour; the rest comes in one email the next morning.',
  daily: 'One email in the morning with what you have not read. None if there is nothing.',
  never: 'You see mentions and assignments under “For you” only.',
};

/** How one hears of mentions and assignments by mail. */
export function NoticeMails({ account: { noticeMails } }: { account: Account }) {
  async function choose(choice: Choice) {
    const account = await mutate({
      edits: [{ key: 'account', change: (shown: Account) => ({ ...shown, noticeMails: choice }) }],
      send: () => call('chooseNoticeMails', { body: { noticeMails: choice } }),
      done: 'Your choice is saved',
    });
    if (account) put('account', account);
  }
  return (
    <Panel title="Emails" note="When a colleague mentions you or assigns something to you.">
      <div className="max-w-104">
        <Select
          label="Send me an email"
          hint={HINTS[noticeMails]}
          value={noticeMails}
          choices={NOTICE_MAILS.map((value) => ({ value, label: LABELS[value] }))}
          onChange={(event) => {
            const choice = NOTICE_MAILS.find((value) => value === event.currentTarget.value);
            if (choice) void choose(choice);
          }}
        />
      </div>
    </Panel>
  );
}
