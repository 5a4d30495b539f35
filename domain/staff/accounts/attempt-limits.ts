/**
 * How often a password or a code may be tried. Nobody who knows only an address can shut out its owner
 * (docs/decisions/042-signing-in.md).
 */
import { ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { type CallWindow, countCall } from '#domain/support/rate-limits.ts';

const QUARTER = 15 * 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

interface Attempt {
  /** Digest of the address, whether or not somebody has it. */
  account: string;
  /** Digest of the client's network. */
  network: string;
  /** Digest of a browser with which this account has signed in before; null for a stranger's. */
  known: string | null;
}

/**
 * Counts an attempt to sign in by password, before anything is looked at.
 * @throws ProblemError `too-many`
 */
export async function countAttempt(db: Db, attempt: Attempt, now: number): Promise<void> {
  const { account, network, known } = attempt;
  const windows: CallWindow[] = known
    ? [{ key: `desk/browser/${account}/${known}`, points: 10, duration: QUARTER }]
    : [
        { key: `desk/network/${network}`, points: 30, duration: QUARTER },
        { key: `desk/account/${account}/${network}`, points: 10, duration: QUARTER },
        { key: `desk/account/${account}`, points: 100, duration: HOUR },
      ];
  await refuseFull(db, windows, now);
}

/** Counts an attempt to prove anew who has this session. @throws ProblemError `too-many` */
export async function countProof(db: Db, sessionId: string, now: number): Promise<void> {
  await refuseFull(db, [{ key: `desk/proof/${sessionId}`, points: 10, duration: QUARTER }], now);
}

/** Counts an attempt to spend a link. @param digest of its token @throws ProblemError `too-many` */
export async function countLinkUse(db: Db, digest: string, now: number): Promise<void> {
  await refuseFull(db, [{ key: `desk/link/${digest}`, points: 20, duration: QUARTER }], now);
}

/**
 * Counts a code of the app that came with the right password. A million codes are few: whoever has the
 * password gets fifty tries a day from all browsers that are new, and as many from each that is known.
 * @returns false where codes of the app are not taken any more today
 */
export async function mayTryCode(
  db: Db,
  staffId: string,
  known: string | null,
  now: number,
): Promise<boolean> {
  const key = `desk/codes/${staffId}/${known ?? 'new'}`;
  return (await countCall(db, [{ key, points: 50, duration: DAY }], now)) === undefined;
}

/**
 * Whether a refusal is still recorded: strangers cannot fill the record.
 * @param staffId null for an address that nobody has
 */
export async function mayRecordRefusal(db: Db, staffId: string | null, now: number) {
  const key = `desk/refusals/${staffId ?? 'nobody'}`;
  return (await countCall(db, [{ key, points: 20, duration: HOUR }], now)) === undefined;
}

/**
 * Whether a change of somebody's account is still told by mail. Each needs a fresh proof, which is good for many within
 * five minutes: whoever has stolen one must not fill the owner's mailbox. The record has all.
 */
export async function mayTellMember(db: Db, staffId: string, now: number) {
  const key = `desk/told/${staffId}`;
  return (await countCall(db, [{ key, points: 20, duration: HOUR }], now)) === undefined;
}

async function refuseFull(db: Db, windows: readonly CallWindow[], now: number): Promise<void> {
  const full = await countCall(db, windows, now);
  if (!full) return;
  throw new ProblemError('too-many', 'Too many attempts: please try again later', {
    retryAfter: Math.max(1, Math.ceil((full.endsAt - now) / 1000)),
  });
}
