/** Each kind of submission as a visitor sends it. */
import type { Topic } from '#domain/messaging/outbox/index.ts';
import { applicationForm, postApplication } from './application-form.ts';
import { MESSAGE, postContact } from './contact-message.ts';
import { postLead, SITA } from './lead.ts';

const addressOf = (name: string) => `${name.toLowerCase().replace(' ', '-')}@example.com`;

type Post = (origin: string, name: string, headers: Record<string, string>) => Promise<Response>;

/** With the topics that each one enqueues. */
export const EVERY_KIND: { name: string; post: Post; enqueues: Topic[] }[] = [
  {
    name: 'application',
    post: (origin, name, headers) =>
      postApplication(origin, applicationForm({ name, email: addressOf(name) }), headers),
    enqueues: ['application.notice', 'application.acknowledgement'],
  },
  {
    name: 'message',
    post: (origin, name, headers) =>
      postContact(origin, { ...MESSAGE, name, email: addressOf(name) }, headers),
    enqueues: ['contact.notice', 'contact.acknowledgement'],
  },
  {
    name: 'newsletter',
    post: (origin, firstName, headers) =>
      postLead(origin, 'Newsletter', { ...SITA, firstName }, headers),
    enqueues: ['lead.notice', 'lead.crm'],
  },
  {
    name: 'session',
    post: (origin, firstName, headers) =>
      postLead(origin, 'Learning Hub', { ...SITA, firstName }, headers),
    enqueues: ['lead.notice', 'lead.crm'],
  },
];

/** The `n`th visitor sends a submission of this kind. */
export const kindOf = (n: number): (typeof EVERY_KIND)[number] =>
  EVERY_KIND[n % EVERY_KIND.length] as (typeof EVERY_KIND)[number];

/** Sends one submission. @returns its id; null if it was not acknowledged */
export async function send(
  n: number,
  origin: string,
  headers: Record<string, string>,
): Promise<string | null> {
  const answer = await kindOf(n)
    .post(origin, `Visitor ${n}`, headers)
    .catch(() => null);
  const body = (await answer?.json().catch(() => null)) as { data?: { id: string } } | null;
  return answer?.status === 201 ? (body?.data?.id ?? null) : null;
}
