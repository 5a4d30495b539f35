/**
 * Receives submissions of every kind. The steps that differ are in each kind's descriptor
 * (`receiving.ts`).
 */
import { sql } from 'kysely';
import type { Receipt } from '#contract/applications.ts';
import { type FieldError, ProblemError } from '#contract/problem.ts';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import { chatTopicOf, enqueue } from '#domain/messaging/outbox/index.ts';
import { announceChange } from '#domain/staff/console-changes.ts';
import { captchaProblem, consumeChallenge, verifiedChallenge } from '#domain/support/captcha.ts';
import { inSpan } from '#telemetry/tracing.ts';
import { countRefused, countStored } from './count-submission.ts';
import { pagePostKey } from './digests.ts';
import { indexSubmissions } from './index-submissions.ts';
import type { KindDescriptor, Kinds } from './kind.ts';
import type { NewRow, Notifications, Receiving } from './receiving.ts';
import { rowsOfKind } from './stored-rows.ts';
import type { Verified } from './submission-row.ts';
import { unusedId } from './unused-id.ts';

/** Metadata of a submission. */
export interface Arrival {
  /** The value of the honeypot field. */
  honeypot?: string;
  captcha?: string;
  /** Key of the site's captcha challenges; null if the captcha cannot or need not be solved. */
  captchaKey: string | null;
  verified: Verified;
  idempotencyKey: string | null;
  /** Safe in a header; see `toHeaderText`. */
  page: { route: string; title: string };
  /** The consent text above the submit button; empty if the form has none. */
  consent: string;
  /** See `ipHash`. */
  ipHash: string;
  /**
   * Consumes one post of the client's quota; only for a post to a page. An error that it throws
   * rejects the submission.
   */
  consumeQuota?: (() => Promise<void>) | undefined;
  /** Whether the team's chat is set up. */
  notifiesChat?: boolean;
  /** Epoch milliseconds. Defaults to the current time. */
  now?: number;
  /** The kinds among which the id must be unique. Defaults to the product's kinds. */
  kinds?: Kinds;
}

/** A kind of submission, or related rows that a form creates. */
type Receivable<Input, Content, Answer extends Receipt> = Pick<KindDescriptor, 'table'> &
  Partial<
    Pick<KindDescriptor, 'name' | 'submittedAtColumn' | 'captcha' | 'inbox' | 'read' | 'chat'>
  > & {
    receiving: Receiving<Input, Content, Answer>;
  };

type Table = Pick<KindDescriptor, 'table'> & Partial<Pick<KindDescriptor, 'name'>>;

/**
 * Checks a submission, stores it and enqueues its notifications. When the promise resolves, the
 * submission is on disk. A repeat with the same key, or of the same page post on the same day, gets
 * the first answer again and stores nothing.
 * @throws ProblemError; nothing is stored then
 */
export async function receive<Input, Content, Answer extends Receipt>(
  db: Db,
  kind: Receivable<Input, Content, Answer>,
  input: Input,
  arrival: Arrival,
): Promise<Answer> {
  try {
    return await receiveOnce(db, kind, input, arrival);
  } catch (error) {
    countRefused(formOf(kind), error);
    throw error;
  }
}

/** The name by which a kind is counted. */
const formOf = ({ name, table }: Table): string => name ?? table;

async function receiveOnce<Input, Content, Answer extends Receipt>(
  db: Db,
  kind: Receivable<Input, Content, Answer>,
  input: Input,
  arrival: Arrival,
): Promise<Answer> {
  const { receiving } = kind;
  const { consumeQuota, page, consent, verified, ipHash, now = Date.now() } = arrival;
  const { notifiesChat = false } = arrival;
  const requestKey = receiving.fingerprint ? arrival.idempotencyKey : null;
  const isRepeat = (await earlierSubmission(db, kind, requestKey)) !== undefined;
  const errors = metadataErrors(kind, arrival, isRepeat);
  const content = await receiving.check(db, input, { errors, isRepeat, now });
  // The captcha is checked before the fingerprint, because digesting a résumé takes time. A repeat
  // needs no captcha.
  const earlyChallenge = isRepeat ? undefined : await verifyCaptcha(kind, arrival);
  const fingerprint = receiving.fingerprint?.(content) ?? '';
  const isPagePost = consumeQuota !== undefined && receiving.fingerprint !== undefined;
  const idempotencyKey = requestKey ?? (isPagePost ? pagePostKey(fingerprint, now) : null);

  const id = await storeOnce(db, kind, { idempotencyKey, fingerprint }, async () => {
    // The submission that this one repeats may have been erased in the meantime.
    const challenge =
      earlyChallenge === undefined ? await verifyCaptcha(kind, arrival) : earlyChallenge;
    const id = receiving.id?.(content) ?? (await unusedId(db, undefined, arrival.kinds));
    const row = { id, now, page, consent, verified, ipHash, idempotencyKey, fingerprint };
    if (consumeQuota && !(await receiving.isRepeatedPost?.(db, content, row))) await consumeQuota();
    const placed = (await receiving.placeFiles?.(db, content, now)) ?? content;
    await storeAll(db, kind, { content: placed, row, challenge, notifiesChat });
    countStored(formOf(kind));
    return id;
  });
  return receiving.answer(id, content);
}

/**
 * One transaction: consumes the captcha, stores everything and enqueues the notifications, or does
 * nothing.
 */
function storeAll<Input, Content, Answer extends Receipt>(
  db: Db,
  kind: Receivable<Input, Content, Answer>,
  {
    content,
    row,
    challenge,
    notifiesChat,
  }: { content: Content; row: NewRow; challenge: string | null; notifiesChat: boolean },
): Promise<void> {
  const store = async (transaction: Db) => {
    if (challenge !== null && !(await consumeChallenge(transaction, challenge, row.now))) {
      throw captchaProblem();
    }
    const notifications = await kind.receiving.store(transaction, content, row);
    await enqueueAll(transaction, kind, row, notifications);
    if (notifiesChat) await enqueueChat(transaction, kind, row, notifications);
    if (kind.inbox && kind.read) await addToInbox(transaction, kind as KindInInbox, row);
  };
  return inSpan('store submission', { attributes: { 'site.form': formOf(kind) } }, () =>
    db.transaction().execute(store),
  );
}

/**
 * Rejects a submission with an invalid captcha before its file is received. A missing captcha is
 * accepted because it may still follow, and a repeat of a stored submission needs none.
 * @throws ProblemError `invalid-fields`
 */
export async function rejectInvalidCaptcha(
  db: Db,
  kind: Pick<KindDescriptor, 'table' | 'name' | 'captcha'>,
  arrival: Required<Pick<Arrival, 'captcha' | 'captchaKey' | 'idempotencyKey'>>,
): Promise<void> {
  if (arrival.captcha === '') return;
  try {
    await verifyCaptcha(kind, arrival);
  } catch (error) {
    if (!(await earlierSubmission(db, kind, arrival.idempotencyKey))) throw error;
  }
}

type Captcha = Pick<Arrival, 'captcha' | 'captchaKey'>;

/**
 * @returns the challenge to consume; null if no captcha is required
 * @throws ProblemError if the captcha is not solved
 */
async function verifyCaptcha(
  { captcha: form }: Pick<KindDescriptor, 'captcha'>,
  { captcha = '', captchaKey }: Captcha,
): Promise<string | null> {
  if (form === undefined || captchaKey === null) return null;
  const challenge = await verifiedChallenge(captchaKey, form, captcha);
  if (challenge === null) throw captchaProblem();
  return challenge;
}

function metadataErrors(
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

/** @throws ProblemError `key-reused` if the key was used with other content; errors of `store` */
async function storeOnce(
  db: Db,
  kind: Table,
  identity: Pick<NewRow, 'idempotencyKey' | 'fingerprint'>,
  store: () => Promise<string>,
): Promise<string> {
  const existing = await sameSubmission(db, kind, identity);
  if (existing) return existing;
  try {
    return await store();
  } catch (error) {
    // The unique index accepts only one of two equal submissions that arrive at the same time. This
    // is the other one.
    const concurrent = await sameSubmission(db, kind, identity);
    if (concurrent) return concurrent;
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
    throw new ProblemError(
      'key-reused',
      'This Idempotency-Key was already used with different content',
    );
  }
  return row?.id;
}

/** The submission stored under a key, even if its content differs. */
async function earlierSubmission(db: Db, kind: Table, key: string | null) {
  if (key === null) return undefined;
  return rowsOfKind(db, kind)
    .select(['id', 'fingerprint'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

async function enqueueAll(
  transaction: Db,
  kind: Table & Partial<Pick<KindDescriptor, 'submittedAtColumn'>>,
  { id, now }: NewRow,
  { team, sender, crm }: Notifications,
): Promise<void> {
  const isAcknowledged = sender && (await canAcknowledge(transaction, kind, sender.email, now));
  for (const topic of [team, isAcknowledged ? sender.topic : undefined, crm]) {
    if (topic) await enqueue(transaction, { topic, subjectId: id, now });
  }
}

async function enqueueChat(
  transaction: Db,
  { chat }: Pick<KindDescriptor, 'chat'>,
  { id, now }: NewRow,
  { team }: Notifications,
): Promise<void> {
  const topic = team && chatTopicOf(team);
  if (topic && chat?.[topic]) await enqueue(transaction, { topic, subjectId: id, now });
}

type KindInInbox = Pick<KindDescriptor, 'table' | 'inbox' | 'read'>;

async function addToInbox(transaction: Db, kind: KindInInbox, { id, now }: NewRow): Promise<void> {
  if (!(await indexSubmissions(transaction, kind, [id]))) {
    // Without an inbox row no view would show the submission.
    throw new Error(`${kind.table} has no triggers that add its rows to the inbox`);
  }
  await announceChange(transaction, ['inbox'], now);
}

/**
 * Maximum number of acknowledgements per address within 24 hours, because anyone can enter someone
 * else's address.
 */
const ACKNOWLEDGEMENTS = { most: 10, within: 86_400_000 };

async function canAcknowledge(
  transaction: Db,
  {
    submittedAtColumn = 'created_at',
    ...kind
  }: Table & Partial<Pick<KindDescriptor, 'submittedAtColumn'>>,
  email: string,
  now: number,
): Promise<boolean> {
  const { sentCount } = await rowsOfKind(transaction, kind)
    .select((row) => row.fn.countAll<number>().as('sentCount'))
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where(submittedAtColumn as 'created_at', '>', now - ACKNOWLEDGEMENTS.within)
    .executeTakeFirstOrThrow();
  return Number(sentCount) <= ACKNOWLEDGEMENTS.most;
}
