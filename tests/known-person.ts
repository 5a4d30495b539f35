/** A person with data in every table, for tests of privacy. */
import { createHash, randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { Db } from '#db/schema.ts';
import { applicationForm, pdf, postApplication } from './application-form.ts';
import { sendLead, sendMessage } from './inbox-items.ts';
import type { TestApp } from './make-app.ts';

export interface StoredPerson {
  /** Appears in everything they wrote and everything written about them, and nowhere else. */
  marker: string;
  email: string;
  application: string;
  message: string;
  lead: string;
  mail: string;
}

/** @param staffId author of the notes, the rating and the email */
export async function storePerson(app: TestApp, staffId: string): Promise<StoredPerson> {
  const { db } = app.engine;
  const marker = `zarathustra${randomUUID().slice(0, 8)}`;
  const email = `${marker}@example.com`;
  const form = applicationForm(
    { name: `${marker} one`, email: email.toUpperCase(), message: `I am ${marker}` },
    new Blob([pdf(), `% ${marker}`], { type: 'application/pdf' }),
  );
  const response = await postApplication(app.origin, form);
  if (response.status !== 201) throw new Error(await response.text());
  const application = (await response.json()).data.id as string;
  const message = await sendMessage(app, { name: marker, email, message: `By ${marker}` });
  const lead = await sendLead(app, 'White paper', { email, firstName: marker });
  await sendLead(app, 'Newsletter', { email, firstName: marker, lastName: marker });
  const now = Date.now();
  const mail = randomUUID();
  const own = { staff_id: staffId, created_at: now };
  await db
    .insertInto('console_emails')
    .values({
      ...own,
      id: mail,
      kind: 'message',
      subject_id: message,
      email,
      template: '',
      subject: `To ${marker}`,
      body: `Dear ${marker}`,
      in_reply_to: '',
      send_at: now,
      cancelled_at: null,
      change_id: null,
    })
    .execute();
  await db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      topic: 'desk.mail',
      channel: 'mail',
      subject_id: mail,
      created_at: now,
      next_attempt_at: now + 3_600_000,
      delivered_at: null,
      failed_at: null,
      last_error: `550 ${email}`,
    })
    .execute();
  await db
    .insertInto('inbox_notes')
    .values({ ...own, id: randomUUID(), kind: 'message', subject_id: message, text: `N ${marker}` })
    .execute();
  await storeWork(app, { id: application, staffId, mark: marker });
  await db
    .insertInto('job_alerts')
    .values({
      id: randomUUID(),
      email,
      search: 'q=java',
      filter_labels: 'Java',
      frequency: 'daily',
      requested_frequency: 'daily',
      created_at: now,
      requested_at: now,
      consent_wording: 'Yes',
      consent_page: '/',
      address_hash: '',
    })
    .execute();
  return { marker, email, application, message, lead, mail };
}

/** The console's data about an application. */
async function storeWork(
  { engine: { db } }: TestApp,
  { id, staffId, mark: marker }: { id: string; staffId: string; mark: string },
) {
  const now = Date.now();
  const own = { application_id: id, staff_id: staffId };
  const bytes = Buffer.from(`%PDF-1.4 ${marker}`);
  await db
    .insertInto('application_notes')
    .values({ ...own, id: randomUUID(), text: marker, mentions: '[]', created_at: now })
    .execute();
  await db
    .insertInto('application_ratings')
    .values({ ...own, scores: '{"fit":4}', comment: `Good, ${marker}`, rated_at: now })
    .execute();
  await db
    .insertInto('application_events')
    .values({
      ...own,
      id: randomUUID(),
      at: now,
      kind: 'note',
      data: JSON.stringify({ mark: marker }),
    })
    .execute();
  await db
    .insertInto('application_tags')
    .values({ application_id: id, tag: marker, submitted_at: now })
    .execute();
  await db
    .insertInto('application_documents')
    .values({
      id: randomUUID(),
      application_id: id,
      file_name: `${marker}.pdf`,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
      added_at: now,
    })
    .execute();
  await db
    .insertInto('application_people')
    .values({ application_id: id, person_id: randomUUID() })
    .execute();
  // The worker that extracts text from resumes would overwrite this text.
  await vi.waitFor(() => expectRead(db, id), { timeout: 15_000 });
  await db
    .updateTable('resume_texts')
    .set({ state: 'read', text: `The text of ${marker}`, pages: 1 })
    .where('application_id', '=', id)
    .execute();
}

async function expectRead(db: Db, applicationId: string): Promise<void> {
  const { state } = await db
    .selectFrom('resume_texts')
    .select('state')
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  expect(state).not.toBe('waiting');
}
