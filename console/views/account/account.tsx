import { useQuery } from '@tanstack/react-query';
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { setCached } from '#console/api/queries.ts';
import { ROLE_NAMES, ROLE_USES, useSession } from '#console/session.tsx';
import { Avatar } from '#console/ui/avatar.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Form } from '#console/ui/form.tsx';
import { Page } from '#console/ui/page.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { QueryPending } from '#console/ui/pending.tsx';
import { Select } from '#console/ui/select.tsx';
import { TextField } from '#console/ui/text-field.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { useDraft } from '#console/ui/use-draft.ts';
import { useSubmit } from '#console/views/sign-in/use-attempt.ts';
import type { Account } from '#contract/console/account.ts';
import { CONSOLE_LIMITS } from '#contract/console/limits.ts';
import { type NotificationEmails as Choice, NOTIFICATION_EMAILS } from '#contract/console/names.ts';
import { Passkeys } from './passkeys.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { Sessions } from './sessions.tsx';
import { SingleSignOnPanel } from './single-sign-on-panel.tsx';

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
        <QueryPending query={query} rows={5} />
        {account && (
          <>
            <Passkeys account={account} />
            <PasswordPanel account={account} />
            <SingleSignOnPanel account={account} />
            <NotificationEmails account={account} />
            <Sessions account={account} />
          </>
        )}
      </div>
    </Page>
  );
}

const LABELS: Readonly<Record<Choice, string>> = {
  'at-once': 'Immediately',
  daily: 'Once a day',
  never: 'Never',
};

const HINTS: Readonly<Record<Choice, string>> = {
  'at-once':
    'Sent after 2 minutes unless you have read it here. At most 6 emails an hour. The rest arrive in one email the next morning.',
  daily: 'One email each morning with everything unread. No email if there is nothing unread.',
  never: 'Mentions and assignments appear only under Notifications.',
};

export function NotificationEmails({ account: { notificationEmails } }: { account: Account }) {
  async function choose(choice: Choice) {
    const account = await mutate({
      edits: [
        { key: 'account', change: (shown: Account) => ({ ...shown, notificationEmails: choice }) },
      ],
      send: () => call('setNotificationEmails', { body: { notificationEmails: choice } }),
      doneText: 'Email preference saved',
    });
    if (account) setCached('account', account);
  }
  return (
    <Panel title="Email notifications" note="For mentions and assignments.">
      <div className="max-w-104">
        <Select
          label="Send me an email"
          hint={HINTS[notificationEmails]}
          value={notificationEmails}
          choices={NOTIFICATION_EMAILS.map((value) => ({ value, label: LABELS[value] }))}
          onChange={(event) => {
            const choice = NOTIFICATION_EMAILS.find((value) => value === event.currentTarget.value);
            if (choice) void choose(choice);
          }}
        />
      </div>
    </Panel>
  );
}

function Profile() {
  const { staff } = useSession();
  const draft = useDraft('own-name', staff.name);
  const { isBusy, submit, message, errorOf } = useSubmit(['name']);

  const save = () =>
    submit(async () => {
      setCached('session', await call('renameSelf', { body: { name: draft.value } }));
      draft.clear();
      showToast({ text: 'Name saved' });
    });

  return (
    <Panel>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={staff.name} size="large" />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{staff.email}</p>
          <p className="text-sm text-quiet">
            {ROLE_NAMES[staff.role]}: {ROLE_USES[staff.role]}
          </p>
        </div>
      </div>
      <Form className="mt-4 grid gap-3" isBusy={isBusy} onSubmit={() => draft.isDirty && save()}>
        {message && <Banner tone="problem">{message}</Banner>}
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-48 flex-1">
            <TextField
              label="Name"
              hint="Shown to your team and to applicants."
              autoComplete="name"
              maxLength={CONSOLE_LIMITS.name}
              value={draft.value}
              onChange={(event) => draft.set(event.currentTarget.value)}
              error={errorOf('name')}
            />
          </div>
          <Button
            type="submit"
            tone="primary"
            className="h-9"
            isBusy={isBusy}
            disabled={!draft.isDirty}
          >
            Save
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
