/** Messages and leads as visitors send them, for tests of the console's inbox. */
import type { LeadSource } from '#contract/lead-rules.ts';
import { MESSAGE, postContact } from './contact-message.ts';
import { postLead, SITA } from './lead.ts';
import type { TestApp } from './make-app.ts';

/** Without captchas, and without deliveries. */
export const INBOX_SETTINGS = { CAPTCHA: 'off' };

type Site = Pick<TestApp, 'origin'>;

/** @returns the id of a new message */
export async function sendMessage(
  { origin }: Site,
  change: Partial<typeof MESSAGE> = {},
): Promise<string> {
  return idOf(await postContact(origin, { ...MESSAGE, ...change }));
}

/** @returns the id of a new lead */
export async function sendLead(
  { origin }: Site,
  source: LeadSource,
  change: Partial<typeof SITA> = {},
  page: { route: string; title: string } = { route: '/', title: '' },
): Promise<string> {
  const headers = {
    'x-page-route': page.route,
    'x-page-title': encodeURIComponent(page.title),
  };
  return idOf(await postLead(origin, source, { ...SITA, ...change }, headers));
}

async function idOf(response: Response): Promise<string> {
  const answer = await response.json();
  if (response.status !== 201) throw new Error(JSON.stringify(answer));
  return answer.data.id;
}
