/**
 * Limits of attempts with passwords and codes. Someone who knows only an address cannot lock its
 * owner out (docs/decisions/042-signing-in.md).
 */
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { type CallWindow, countCall } from '#domain/support/rate-limits.ts';

const QUARTER_HOUR = 15 * 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

interface Attempt {
  /** Digest of the address, even if no account has it. */
  account: string;
  /** Digest of the client's network. */
  network: string;
  /** Digest of a browser with which this account has signed in before; null for any other. */
  clientDigest: string | null;
}

/**
 * Counts an attempt to sign in by password, before the account is read.
 * @throws ProblemError `too-many`
 */
export async function countAttempt(db: Db, attempt: Attempt, now: number): Promise<void> {
  const { account, network, clientDigest } = attempt;
  const windows: CallWindow[] = clientDigest
    ? [{ key: `desk/browser/${account}/${clientDigest}`, points: 10, duration: QUARTER_HOUR }]
    : [
        { key: `desk/network/${network}`, points: 30, duration: QUARTER_HOUR },
        { key: `desk/account/${account}/${network}`, points: 10, duration: QUARTER_HOUR },
        { key: `desk/account/${account}`, points: 100, duration: HOUR },
      ];
  await enforce(db, windows, now);
}

/**
 * Counts an attempt to sign in by single sign-on, before the provider is asked. Browsers that have
 * signed in before do not share the limit of their network.
 * @param clientDigest of a browser with which someone has signed in before; null for any other
 * @throws ProblemError `too-many`
 */
export async function countSsoAttempt(
  db: Db,
  { network, clientDigest }: Pick<Attempt, 'network' | 'clientDigest'>,
  now: number,
): Promise<void> {
  const window = clientDigest
    ? { key: `desk/browser/sso/${clientDigest}`, points: 10, duration: QUARTER_HOUR }
    : { key: `desk/network/${network}`, points: 30, duration: QUARTER_HOUR };
  await enforce(db, [window], now);
}

/**
 * Counts an attempt to reauthenticate in this session.
 * @throws ProblemError `too-many`
 */
export async function countProof(db: Db, sessionId: string, now: number): Promise<void> {
  await enforce(db, [{ key: `desk/proof/${sessionId}`, points: 10, duration: QUARTER_HOUR }], now);
}

/**
 * Counts an attempt to consume a link.
 * @param digest of the link's token
 * @throws ProblemError `too-many`
 */
export async function countLinkUse(db: Db, digest: string, now: number): Promise<void> {
  await enforce(db, [{ key: `desk/link/${digest}`, points: 20, duration: QUARTER_HOUR }], now);
}

/**
 * Counts a code of the app that came with the right password. There are only a million codes, so
 * someone who knows the password gets fifty attempts a day from all unknown browsers together, and
 * fifty from each known one.
 * @returns false if the app's codes are not accepted any more today
 */
export async function canTryCode(
  db: Db,
  staffId: string,
  clientDigest: string | null,
  now: number,
): Promise<boolean> {
  const key = `desk/codes/${staffId}/${clientDigest ?? 'new'}`;
  return (await countCall(db, [{ key, points: 50, duration: DAY }], now)) === undefined;
}

/**
 * Limits audit entries of refused sign-ins, so that anonymous visitors cannot fill the audit log.
 * @param staffId null for an address without an account
 */
export async function canAuditRefusal(db: Db, staffId: string | null, now: number) {
  const key = `desk/refusals/${staffId ?? 'nobody'}`;
  return (await countCall(db, [{ key, points: 20, duration: HOUR }], now)) === undefined;
}

/**
 * Limits mails about changes of an account. A stolen proof is valid for many changes within five
 * minutes and must not fill the owner's mailbox. The audit log has all changes.
 */
export async function canNotifyMember(db: Db, staffId: string, now: number) {
  const key = `desk/told/${staffId}`;
  return (await countCall(db, [{ key, points: 20, duration: HOUR }], now)) === undefined;
}

async function enforce(db: Db, windows: readonly CallWindow[], now: number): Promise<void> {
  const exceeded = await countCall(db, windows, now);
  if (!exceeded) return;
  throw new ProblemError('too-many', 'There were too many attempts, so try again later', {
    retryAfter: Math.max(1, Math.ceil((exceeded.endsAt - now) / 1000)),
  });
}
