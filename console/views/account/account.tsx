import { call } from '#console/api/call.ts';
import { useQuery } from '#console/api/use-query.ts';
import { ErrorPanel } from '#console/ui/error-panel.tsx';
import { Page } from '#console/ui/page.tsx';
import { SkeletonRows } from '#console/ui/skeleton.tsx';
import { NoticeMails } from './notice-mails.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { Profile } from './profile.tsx';
import { Sessions } from './sessions.tsx';

/** How whoever is signed in signs in, and where they are signed in. */
export function Component() {
  const {
    data: account,
    problem,
    retry,
  } = useQuery('account', (signal) => call('getAccount', { signal }));
  return (
    <Page title="My account">
      <div className="grid gap-4 px-4 pb-8">
        <Profile />
        {account ? (
          <>
            <Passkeys account={account} />
            <PasswordPanel account={account} />
            <NoticeMails account={account} />
            <Sessions account={account} />
          </>
        ) : problem ? (
          <ErrorPanel problem={problem} onRetry={retry} />
        ) : (
          <SkeletonRows count={5} />
        )}
      </div>
    </Page>
  );
}
