/** Stores applications in the database as if they had been submitted. */
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '#db/schema.ts';
import type { ApplicationsTable } from '#db/submission-tables.ts';
import { indexApplicant } from '#domain/hiring/applicant-search.ts';

type Row = Insertable<ApplicationsTable>;

let storedCount = 0;

/** @returns its id */
export async function storeApplicant(db: Db, changes: Partial<Row> = {}): Promise<string> {
  const n = storedCount++;
  const row: Row = {
    id: randomUUID(),
    submitted_at: Date.now() - 1000,
    name: `Applicant ${n}`,
    email: `applicant-${n}@example.com`,
    phone: `+97798412${n}`,
    role: '',
    location: 'Kathmandu',
    linkedin: `linkedin.com/in/applicant-${n}`,
    github: '',
    portfolio: '',
    message: '',
    languages: '[]',
    frameworks: '[]',
    softwares: '[]',
    certifications: '[]',
    job_slug: null,
    job_name: null,
    verified: 1,
    consent_wording: 'I agree',
    consent_page: '/drop-your-info',
    idempotency_key: null,
    fingerprint: '',
    ...changes,
  };
  await db.insertInto('applications').values(row).execute();
  await indexApplicant(db, row.id);
  return row.id;
}
