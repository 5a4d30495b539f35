/** Receives submissions of every kind; what differs is in the descriptor of each (`receiving.ts`). */
import { sql } from 'kysely';
import type { Receipt } from '#contract/applications.ts';
import { type FieldError, ProblemError } from '#contract/problem.ts';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { announceChange } from '#domain/staff/desk-changes.ts';
import { captchaProblem, solvedChallenge, spendChallenge } from '#domain/support/captcha.ts';
import { pagePostKey } from './digests.ts';
import { indexSubmissions } from './index-submissions.ts';
import type { KindDescriptor, Kinds } from './kind.ts';
import type { NewRow, Notifications, Receiving } from './receiving.ts';
import { rowsOfKind } from './stored-rows.ts';
import type { Verified } from './submission-record.ts';
import { unusedId } from './unused-id.ts';

/** How a submission arrives, beside its content. */
export interface Arrival {
  /** Content of the honeypot field. */
  honeypot?: string;
  captcha?: string;
  /** The key of the site's captcha challenges; null where the visitor could not solve one. */
  captchaKey: string | null;
  verified: Verified;
  idempotencyKey: string | null;
  /** Fit for a header, see `headerText`. */
  page: { route: string; title: string };
  /** The wording above the button; empty where the form has none. */
  consent: string;
  /** See `ipHash`. */
  ipHash: string;
  /** For a post to a page: takes one of the client's quota. What it throws refuses the submission. */
  consumeQuota?: (() => Promise<void>) | undefined;
  /** The time of arrival; the clock's by default. */
  now?: number;
  /** All kinds, for an id that none of them has; the product's by default. */
  kinds?: Kinds;
}

/** A kind, or related rows that are asked for by a form. */
type Receivable<Sent, Content, Answer extends Receipt> = Pick<KindDescriptor, 'table'> &
  Partial<Pick<KindDescriptor, 'name' | 'sentAt' | 'captcha' | 'inbox' | 'read'>> & {
    receiving: Receiving<Sent, Content, Answer>;
  };

type Table = Pick<KindDescriptor, 'table'> & Partial<Pick<KindDescriptor, 'name'>>;

/**
 * Checks a submission, stores it, and enqueues its notifications. When this resolves it is on disk. A repeat under
 * the same key, or of the same page post on the same day, is answered as the first was and stores nothing.
 * @throws ProblemError; then nothing is stored
 */
export async function receive<Sent, Content, Answer extends Receipt>(
  db: Db,
  kind: Receivable<Sent, Content, Answer>,
  sent: Sent,
  arrival: Arrival,
): Promise<Answer> {
  const { receiving } = kind;
  const { consumeQuota, page, consent, verified, ipHash, now = Date.now() } = arrival;
  const givenKey = receiving.fingerprint ? arrival.idempotencyKey : null;
  const isRepeat = (await earlierSubmission(db, kind, givenKey)) !== undefined;
  const errors = errorsAround(kind, arrival, isRepeat);
  const content = await receiving.check(db, sent, { errors, isRepeat, now });
  // Before the fingerprint: the digest of a résumé takes a while. A repeat needs no captcha.
  const solved = isRepeat ? undefined : await solve(kind, arrival);
  const fingerprint = receiving.fingerprint?.(content) ?? '';
  const isPagePost = consumeQuota !== undefined && receiving.fingerprint !== undefined;
  const idempotencyKey = givenKey ?? (isPagePost ? pagePostKey(fingerprint, now) : null);

  const id = await storeOnce(db, kind, { idempotencyKey, fingerprint }, async () => {
    // A submission that this one repeats may have been erased since.
    const challenge = solved === undefined ? await solve(kind, arrival) : solved;
    const id = receiving.id?.(content) ?? (await unusedId(db, undefined, arrival.kinds));
    const row = { id, now, page, consent, verified, ipHash, idempotencyKey, fingerprint };
    if (consumeQuota && !(await receiving.isSecondClick?.(db, content, row))) await consumeQuota();
    await storeAll(db, kind, { content, row, challenge });
    return id;
  });
  return receiving.answer(id, content);
}

/** One transaction: the captcha is spent, and all is stored and enqueued, or nothing happens. */
function storeAll<Sent, Content, Answer extends Receipt>(
  db: Db,
  kind: Receivable<Sent, Content, Answer>,
  { content, row, challenge }: { content: Content; row: NewRow; challenge: string | null },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (challenge !== null && !(await spendChallenge(transaction, challenge, row.now))) {
      throw captchaProblem();
    }
    const notifications = await kind.receiving.store(transaction, content, row);
    await enqueueAll(transaction, kind, row, notifications);
    if (kind.inbox && kind.read) await enterInbox(transaction, kind as KindInInbox, row);
  });
}

/**
 * Refuses a submission before its file has arrived. A captcha that is missing may still come, and the repeat of a
 * stored submission needs none.
 * @throws ProblemError `invalid-fields`
 */
export async function refuseFalseCaptcha(
  db: Db,
  kind: Pick<KindDescriptor, 'table' | 'name' | 'captcha'>,
  arrival: Required<Pick<Arrival, 'captcha' | 'captchaKey' | 'idempotencyKey'>>,
): Promise<void> {
  if (arrival.captcha === '') return;
  try {
    await solve(kind, arrival);
  } catch (error) {
    if (!(await earlierSubmission(db, kind, arrival.idempotencyKey))) throw error;
  }
}

type Captcha = Pick<Arrival, 'captcha' | 'captchaKey'>;

/** @returns the challenge to spend; null where none is asked for. @throws ProblemError where it is not solved */
async function solve(
  { captcha: form }: Pick<KindDescriptor, 'captcha'>,
  { captcha = '', captchaKey }: Captcha,
): Promise<string | null> {
  if (form === undefined || captchaKey === null) return null;
  const challenge = await solvedChallenge(captchaKey, form, captcha);
  if (challenge === null) throw captchaProblem();
  return challenge;
}

function errorsAround(
  { captcha: form }: Pick<KindDescriptor, 'captcha'>,
  { captcha = '', captchaKey, honeypot = '' }: Arrival,
  isRepeat: boolean,
): FieldError[] {
  const errors: FieldError[] = [];
  if (form !== undefined && captchaKey !== null && !isRepeat && captcha === '') {
    errors.push({ field: 'captcha', message: MESSAGES.captchaField });
  }
  if (honeypot !== '') errors.push({ field: HONEYPOT_FIELD, message: MESSAGES.honeypot });
  return errors;
}

/** @throws ProblemError `key-reused` where other content came under this key; what `store` throws */
async function storeOnce(
  db: Db,
  kind: Table,
  identity: Pick<NewRow, 'idempotencyKey' | 'fingerprint'>,
  store: () => Promise<string>,
): Promise<string> {
  const earlier = await sameSubmission(db, kind, identity);
  if (earlier) return earlier;
  try {
    return await store();
  } catch (error) {
    // Of two equal submissions that arrive together, the unique index lets one in: this is the other.
    const twin = await sameSubmission(db, kind, identity);
    if (twin) return twin;
    throw error;
  }
}

async function sameSubmission(
  db: Db,
  kind: Table,
  { idempotencyKey, fingerprint }: Pick<NewRow, 'idempotencyKey' | 'fingerprint'>,
): Promise<string | undefined> {
  const row = await earlierSubmission(db, kind, idempotencyKey);
  if (row && row.fingerprint !== fingerprint) {
    throw new ProblemError('key-reused', 'Something else was sent under this Idempotency-Key');
  }
  return row?.id;
}

/** What is stored under a key, whatever its content. */
async function earlierSubmission(db: Db, kind: Table, key: string | null) {
  if (key === null) return undefined;
  return rowsOfKind(db, kind)
    .select(['id', 'fingerprint'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

async function enqueueAll(
  transaction: Db,
  kind: Table & Partial<Pick<KindDescriptor, 'sentAt'>>,
  { id, now }: NewRow,
  { team, sender, crm }: Notifications,
): Promise<void> {
  const isAcknowledged = sender && (await mayAcknowledge(transaction, kind, sender.email, now));
  for (const topic of [team, isAcknowledged ? sender.topic : undefined, crm]) {
    if (topic) await enqueue(transaction, { topic, subjectId: id, now });
  }
}

type KindInInbox = Pick<KindDescriptor, 'table' | 'inbox' | 'read'>;

async function enterInbox(transaction: Db, kind: KindInInbox, { id, now }: NewRow): Promise<void> {
  if (!(await indexSubmissions(transaction, kind, [id]))) {
    // No view would ever show it.
    throw new Error(`${kind.table} has no triggers by which its rows enter the desk's inbox`);
  }
  await announceChange(transaction, ['inbox'], now);
}

/** Acknowledgements that one address gets within a day: anybody can type the address of somebody else. */
const ACKNOWLEDGEMENTS = { most: 10, within: 86_400_000 };

async function mayAcknowledge(
  transaction: Db,
  { sentAt = 'created_at', ...kind }: Table & Partial<Pick<KindDescriptor, 'sentAt'>>,
  email: string,
  now: number,
): Promise<boolean> {
  const { sent } = await rowsOfKind(transaction, kind)
    .select((row) => row.fn.countAll<number>().as('sent'))
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where(sentAt as 'created_at', '>', now - ACKNOWLEDGEMENTS.within)
    .executeTakeFirstOrThrow();
  return Number(sent) <= ACKNOWLEDGEMENTS.most;
}
