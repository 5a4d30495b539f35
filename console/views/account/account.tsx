import { useQuery } from '@tanstack/react-query';
import { call } from '#console/api/call.ts';
import { Page } from '#console/ui/page.tsx';
import { Pending } from '#console/ui/pending.tsx';
import { NoticeMails } from './notice-mails.tsx';
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
