/** Emails that the mail server of the day has received. */
import type { Email } from 'postal-mime';
import { readMail } from '#tests/mail-server.ts';
import type { DaySite } from './recruiters-day-site.ts';
import { expect } from './site.ts';

/** All emails to this address so far, oldest first. */
export function mailsTo({ mail }: DaySite, address: string): Promise<Email[]> {
  return Promise.all(mail.received.filter(({ to }) => to.includes(address)).map(readMail));
}

/** Ends the time in which emails can be canceled, and waits until all have been sent or dropped. */
export async function untilOutboxIsEmpty({ engine: { db } }: DaySite): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: Date.now() })
    .where('attempts', '=', 0)
    .execute();
  const undelivered = async () => {
    const rows = await db
      .selectFrom('outbox')
      .select(['topic', 'last_error'])
      .where('delivered_at', 'is', null)
      .execute();
    return rows;
  };
  await expect.poll(undelivered, { timeout: 40_000 }).toEqual([]);
}

/** The link in an email whose path starts with `path`, once the email has arrived. */
export async function mailedLink(site: DaySite, address: string, path: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(site, address)).length).toBeGreaterThan(0);
  const mail = (await mailsTo(site, address)).at(-1);
  const link = (mail?.text ?? '').split(/\s+/).find((label) => label.includes(path));
  return link ?? '';
}
