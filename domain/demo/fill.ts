import type { ConsoleCopy } from '#contract/console/console-copy.ts';
import type { Site } from '#contract/site.ts';
import type { Db } from '#db/schema.ts';
import { KINDS } from '#domain/inbox/submissions/index.ts';
import { Chance } from './chance.ts';
import { fillApplicants, townsIn } from './fill-applicants.ts';
import { fillInbox } from './fill-inbox.ts';
import { fillStaff, processApplicants } from './fill-staff.ts';

/** Texts of the pack that real submissions would carry. */
export interface DemoCopy {
  site: Site;
  topics: readonly string[];
  consoleCopy: ConsoleCopy;
  consents: { application: string; contact: string };
}

/** Number of rows of each kind. */
export const DEMO_SIZE = { applicants: 200, messages: 60, leads: 40 };

/**
 * Fills an empty database with invented applicants, messages and leads.
 * @returns the number of each; null if the database has a submission, in which case nothing changes
 */
export async function fillDemo(db: Db, copy: DemoCopy, now: number, size = DEMO_SIZE) {
  if (!(await isEmpty(db))) return null;
  const chance = new Chance(1877);
  const { site, topics, consents, consoleCopy } = copy;
  const applicants = await fillApplicants(db, chance, {
    site,
    count: size.applicants,
    consent: consents.application,
    now,
  });
  await fillInbox(db, chance, {
    ...size,
    towns: townsIn(site),
    topics,
    consent: consents.contact,
    now,
  });
  const staff = await fillStaff(db, now - 60 * 86_400_000);
  const recruiters = staff.filter(({ role }) => role === 'recruiter');
  await processApplicants(db, { chance, applicants, recruiters, copy: consoleCopy, until: now });
  await markAllDelivered(db);
  return size;
}

async function isEmpty(db: Db): Promise<boolean> {
  for (const { table } of KINDS.submissions) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row) return false;
  }
  return true;
}

/** Invented people must get no mail, so each notification counts as delivered on its day. */
async function markAllDelivered(db: Db): Promise<void> {
  await db
    .updateTable('outbox')
    .set((row) => ({ delivered_at: row.ref('created_at'), attempts: 1 }))
    .where('delivered_at', 'is', null)
    .execute();
}
