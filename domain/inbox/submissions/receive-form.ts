import type { Receipt } from '#contract/applications.ts';
import { ProblemError } from '#contract/problem.ts';
import { HONEYPOT_FIELD, MESSAGES } from '#contract/text-rules.ts';
import type { Db } from '#db/schema.ts';
import { captchaProblem, solvedChallenge } from '#domain/support/captcha/index.ts';
import { contentFingerprint } from './content-fingerprint.ts';
import type { Form, PackWords } from './form.ts';
import type { KindDescriptor, Kinds } from './kind.ts';
import { KINDS } from './kinds.ts';
import { pagePostKey } from './page-post-key.ts';
import { storeForm } from './store-form.ts';
import { earlierSubmission, storeOnce } from './store-once.ts';
import type { Verified } from './submission-record.ts';
import { unusedId } from './unused-id.ts';

export type FormKind = KindDescriptor & { form: Form };

/** The kinds that are sent by a form of text fields. */
export function formKinds({ submissions }: Pick<Kinds, 'submissions'>): FormKind[] {
  return submissions.filter((kind): kind is FormKind => kind.form !== undefined);
}

/** What stands on a form, in the language of the page that it was sent from. */
export function wordsOn({ form }: FormKind, pack: PackWords) {
  return { consent: form.consent(pack), offered: form.offered?.(pack) };
}

export interface ReceivedForm {
  /** As they arrived; a field that is missing was left empty. */
  fields: Readonly<Record<string, string>>;
  /** The wording that stood above the button. */
  consent: string;
  /** See `Form`; where nothing is said any value will do. */
  offered?: readonly string[] | undefined;
  /** What the honeypot field holds. */
  honeypot: string;
  captcha: string;
  /** The key of the site's captcha challenges; null where the visitor could not solve one. */
  captchaKey: string | null;
  /** Of a post to a page: takes one of the client's quota once all is checked, before it is stored; what it throws refuses the form. */
  consumeQuota?: () => Promise<void>;
  /** Whether it counts as checked against robots; staff see it. */
  verified: Verified;
  idempotencyKey: string | null;
  /** Fit for a header, see `headerText`. */
  page: { route: string; title: string };
  /** See `ipHash`. */
  ipHash: string;
}

/**
 * Checks what was sent by a form, stores it, and enqueues its notifications. When this resolves it is
 * on disk.
 * @throws ProblemError; then nothing is stored
 */
export async function receiveForm(
  db: Db,
  kind: FormKind,
  received: ReceivedForm,
  { now = Date.now(), kinds = KINDS }: { now?: number; kinds?: Kinds } = {},
): Promise<Receipt> {
  const { form } = kind;
  const { consumeQuota, verified, page, consent, ipHash } = received;
  const captchaKey = kind.captcha === undefined ? null : received.captchaKey;
  const earlier = await earlierSubmission(db, kind, received.idempotencyKey);
  const content = checkedContent(form, received, captchaKey !== null && earlier === undefined);
  const fingerprint = contentFingerprint(form.identity?.(content) ?? content);
  const key = received.idempotencyKey ?? (consumeQuota ? pagePostKey(fingerprint, now) : null);

  return storeOnce(db, kind, { key, fingerprint }, async () => {
    const challenge =
      kind.captcha === undefined || captchaKey === null
        ? null
        : await solvedChallenge(captchaKey, kind.captcha, received.captcha);
    if (captchaKey !== null && challenge === null) throw captchaProblem();
    await consumeQuota?.();
    return storeForm(db, kind, {
      id: await unusedId(db, undefined, kinds),
      content,
      challenge,
      verified,
      page,
      consent,
      ipHash,
      idempotencyKey: key,
      fingerprint,
      now,
    });
  });
}

function checkedContent(
  { contract }: Form,
  { fields, offered, honeypot, captcha }: ReceivedForm,
  isCaptchaNeeded: boolean,
): Record<string, string> {
  const typed = Object.fromEntries(contract.fields.map((name) => [name, fields[name] ?? '']));
  const errors = contract.errors(typed, offered);
  if (isCaptchaNeeded && captcha === '') {
    errors.push({ field: 'captcha', message: MESSAGES.captchaField });
  }
  if (honeypot !== '') errors.push({ field: HONEYPOT_FIELD, message: MESSAGES.honeypot });
  if (errors.length === 0) return contract.tidy(typed);
  const detail = errors.map(({ field, message }) => `${field}: ${message}`).join('; ');
  throw new ProblemError('invalid-fields', detail, { errors });
}
