/** A message's way to the server, and what follows from it. */
import { browserApi } from '#app/api-client.ts';
import { solveCaptcha } from '#app/forms/captcha/solve-captcha.ts';
import { splitName } from '#contract/contact-rules.ts';
import type { Lead } from '#contract/lead-rules.ts';
import { isProblem } from '#contract/problem.ts';
import { markArrived, type UnderWay } from './under-way.ts';

type Message = Pick<UnderWay, 'values' | 'submission'>;

/** Sends a message while its page is being left: the next page asks how it went. */
export function sendOff(message: UnderWay): void {
  const { values, submission } = message;
  browserApi.sendForm('contact', values, submission).then(
    () => markArrived(message),
    () => undefined,
  );
}

/**
 * A repeat under the same key answers as the first did. A challenge may have ended on the way, so one
 * refusal is answered with a new one.
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

/** The lead record. The message itself is safe, so a failure here is nothing to the visitor. */
export function sendLeadOf({ values: { name, email }, submission }: Message): void {
  const { route, title, idempotencyKey } = submission;
  const lead: Lead = { ...splitName(name), email };
  browserApi
    .sendLead({ source: 'Contact us' }, lead, { route, title, idempotencyKey })
    .catch(({ message }: Error) => console.info(`No lead record was made: ${message}`));
}
