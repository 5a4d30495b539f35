import { browserApi } from '#app/api-client.ts';
import { solveCaptcha } from '#app/forms/captcha/solve-captcha.ts';
import { splitName } from '#contract/contact-rules.ts';
import type { Lead } from '#contract/lead-rules.ts';
import { isProblem } from '#contract/problem.ts';
import { type MessageInFlight, markArrived } from './messages-in-flight.ts';

type Message = Pick<MessageInFlight, 'values' | 'submission'>;

/** Sends a message while the page is being left, so the next page checks the result. */
export function sendWhileLeaving(message: MessageInFlight): void {
  const { values, submission } = message;
  browserApi.sendForm('contact', values, submission).then(
    () => markArrived(message),
    () => undefined,
  );
}

/**
 * A repeat under the same key gets the first response again. The challenge may have expired, so a
 * refused captcha is solved again once.
 */
export async function sendMessage({ values, submission }: Message): Promise<void> {
  try {
    await browserApi.sendForm('contact', values, submission);
  } catch (error) {
    const isRefused = isProblem(error) && error.errors?.some(({ field }) => field === 'captcha');
    if (!isRefused) throw error;
    const captcha = await solveCaptcha('contact', new AbortController().signal);
    await browserApi.sendForm('contact', values, { ...submission, captcha });
  }
}

/** The message is stored already, so a failure here is only logged. */
export function sendLeadOf({ values: { name, email }, submission }: Message): void {
  const { route, title, idempotencyKey } = submission;
  const lead: Lead = { ...splitName(name), email };
  browserApi
    .sendLead({ source: 'Contact us' }, lead, { route, title, idempotencyKey })
    .catch(({ message }: Error) => console.info(`The lead was not stored: ${message}`));
}
