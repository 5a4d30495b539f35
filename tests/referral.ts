/** Referrals, the kind of `referral-kind.ts`, as sent and as stored. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { API_PREFIX } from '#contract/public/http.ts';
import type { Db } from '#db/schema.ts';
import { startMailServer } from './mail-server.ts';
import { makeApp } from './make-app.ts';
import type { Referral } from './referral-form.ts';
import { addNoteTables, WITH_REFERRALS } from './referral-kind.ts';

export const SENT: Referral = {
  name: 'Sita Gurung',
  email: 'Sita@example.com',
  personName: 'Ram Thapa',
  personEmail: 'ram@example.com',
  message: 'We worked together.\nFor two years.',
};

export function postReferral(
  origin: string,
  body: object = SENT,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}${API_PREFIX}/referrals`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

/** The whole program with referrals, and a mail server for the team's emails. */
export async function makeReferralApp(engine: Parameters<typeof makeApp>[0]) {
  const mails = await startMailServer();
  const settings = {
    CAPTCHA: 'off',
    SMTP_URL: mails.url,
    MAIL_FROM: 'hello@tarn.example',
    MAIL_TO: TEAM,
  };
  const options = { kinds: WITH_REFERRALS, prepare: addNoteTables };
  const app = await makeApp(engine, settings, options);
  const close = async () => {
    await app.close();
    await mails.goDown();
  };
  return { ...app, mails, close };
}

export const TEAM = 'team@tarn.example';

/** Sends an accepted referral, and returns its id. */
export async function sendReferral(
  origin: string,
  changed: Partial<Referral> = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await postReferral(origin, { ...SENT, ...changed }, headers);
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: { id: string } }).data.id;
}

/** Adds a note that one person has read. */
export async function addReadNote(db: Db, referralId: string): Promise<void> {
  const id = randomUUID();
  await sql`insert into referral_notes values (${id}, ${referralId}, 'call him')`.execute(db);
  await sql`insert into note_readers values (${id}, 'Maya')`.execute(db);
}

/** Row counts of a referral, its notes and its notifications. */
export async function countRowsOf(db: Db, id: string): Promise<number[]> {
  const notes = await sql`select 1 from referral_notes where referral_id = ${id}`.execute(db);
  const rows = await db.selectFrom('form_submissions').select('id').where('id', '=', id).execute();
  const queued = await db.selectFrom('outbox').select('id').where('subject_id', '=', id).execute();
  return [rows.length, notes.rows.length, queued.length];
}

/** Row count of the readers of all notes. */
export async function countReaders(db: Db): Promise<number> {
  return (await sql`select 1 from note_readers`.execute(db)).rows.length;
}
