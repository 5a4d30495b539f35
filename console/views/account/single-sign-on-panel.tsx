import { Panel } from '#console/ui/panel.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import type { Account } from '#contract/console/account.ts';

/** Shown if an identity at the sign-in provider is bound to the account. */
export function SingleSignOnPanel({ account: { singleSignOn } }: { account: Account }) {
  if (!singleSignOn) return null;
  const { issuer, createdAt, lastUsedAt } = singleSignOn;
  return (
    <Panel
      title="Single sign-on"
      note="Signing out here does not sign you out at your sign-in provider."
    >
      <p className="text-sm">
        Your account at <span className="font-medium wrap-anywhere">{new URL(issuer).host}</span>{' '}
        signs you in. Added <RelativeTime at={createdAt} />, last used{' '}
        <RelativeTime at={lastUsedAt} />. To remove it, ask an owner for a recovery link.
      </p>
    </Panel>
  );
}
