/** The way of a message to the server, which goes on while the visitor looks at another page. */
import { browserApi } from '#app/api-client.ts';
import { solveCaptcha } from '#app/forms/captcha/solve-captcha.ts';
import { showSnackbar } from '#app/ui/snackbar/snackbar-store.ts';
import copy from '#content/contact-form.yaml';
import { CONTACT_MESSAGES, type ContactMessage, splitName } from '#contract/contact-rules.ts';
import { isProblem } from '#contract/problem.ts';
import type { ContactSubmission } from '#contract/public-api.ts';
import { readDraft, removeDraft } from './contact-draft.ts';

interface Message {
  values: ContactMessage;
  /** Page that the form stands on, and its title, idempotency key, honeypot and captcha. */
  submission: ContactSubmission & { idempotencyKey: string };
  /** Brings the visitor back to the form, which fills itself in from the draft. */
  comeBack: () => void;
}

/** Told to forms that are there by then: which message has arrived. */
export const DELIVERED = 'contact-delivered';

/** Keys of the messages that are on their way. */
const underWay = new Set<string>();

export function isUnderWay(key: string): boolean {
  return underWay.has(key);
}

/** Sends a message whose draft is kept, and says how it went on whatever page is there by then. */
export async function deliverMessage(message: Message): Promise<void> {
  const { values, submission, comeBack } = message;
  const { route, idempotencyKey } = submission;
  underWay.add(idempotencyKey);
  try {
    await sendWithCaptcha(values, submission);
  } catch {
    const retry = () => {
      // Where the form holds something else by now, that stays, and this goes its way again.
      if (readDraft(route)?.key === idempotencyKey) comeBack();
      else deliverMessage(message);
    };
    const action = { label: copy.failed.retry, run: retry };
    showSnackbar({ tone: 'error', text: CONTACT_MESSAGES.failed, action });
    return;
  } finally {
    underWay.delete(idempotencyKey);
  }
  // Something else may have been typed there since.
  if (readDraft(route)?.key === idempotencyKey) removeDraft(route);
  dispatchEvent(new CustomEvent(DELIVERED, { detail: idempotencyKey }));
  showSnackbar({ tone: 'success', text: CONTACT_MESSAGES.sent });
  followUp(values, submission);
}

/** A challenge may have ended on the way, so one refusal is answered with a new one. */
async function sendWithCaptcha(values: ContactMessage, submission: ContactSubmission) {
  try {
    await browserApi.sendContact(values, submission);
  } catch (error) {
    const isRefused = isProblem(error) && error.errors?.some(({ field }) => field === 'captcha');
    if (!isRefused) throw error;
    const captcha = await solveCaptcha('contact', new AbortController().signal);
    await browserApi.sendContact(values, { ...submission, captcha });
  }
}

/** The lead record. The message itself is safe, so a failure here is nothing to the visitor. */
function followUp(
  { name, email }: ContactMessage,
  { route, title, idempotencyKey }: ContactSubmission,
) {
  browserApi
    .sendLead('Contact us', { ...splitName(name), email }, { route, title, idempotencyKey })
    .catch(({ message }: Error) => console.info(`No lead record was made: ${message}`));
}
