/** Work of invented staff on invented applicants, through the functions that the console calls. */
import { randomUUID } from 'node:crypto';
import type { ConsoleCopy } from '#contract/console/console-copy.ts';
import type { Role } from '#contract/console/roles.ts';
import type { Db } from '#db/schema.ts';
import {
  type ApplicantDependencies,
  addNote,
  changeApplicants,
  markApplicant,
  rateApplicant,
} from '#domain/hiring/applicants/index.ts';
import { type Actor, requirePermission } from '#domain/staff/permissions.ts';
import type { Chance } from './chance.ts';
import type { DemoApplicant } from './fill-applicants.ts';

const COLLEAGUES: readonly { name: string; role: Role }[] = [
  { name: 'Alex Demo', role: 'recruiter' },
  { name: 'Robin Demo', role: 'recruiter' },
  { name: 'Carol Demo', role: 'sales' },
];

const NOTES = [
  'Called today: clear, calm, asks good questions. Notice period is a month.',
  'The portfolio link shows a form that works over a slow line. Worth a look before the interview.',
  'Strong in the written answer, little in the résumé about testing.',
  'Wants to stay in their town; fine for this role.',
] as const;

const TAGS = ['strong', 'call back', 'remote only', 'second look'] as const;

const HOUR = 3_600_000;

/** Stores invented staff, who cannot sign in because they have no credentials. */
export async function fillStaff(db: Db, now: number): Promise<Actor[]> {
  const actors = COLLEAGUES.map(
    ({ name, role }): Actor => ({
      staffId: randomUUID(),
      sessionId: '',
      name,
      role,
      provedAt: now,
      email: `${name.split(' ')[0]}.demo@example.com`.toLowerCase(),
    }),
  );
  for (const { staffId, name, email, role } of actors) {
    await db
      .insertInto('staff')
      .values({ id: staffId, name, email, role, created_at: now })
      .execute();
  }
  return actors;
}

interface Work {
  chance: Chance;
  applicants: readonly DemoApplicant[];
  recruiters: readonly Actor[];
  copy: ConsoleCopy;
  /** Latest time of an action, epoch milliseconds. */
  until: number;
}

/** Opens about two thirds of the applications, and moves about half of those to another stage. */
export async function processApplicants(
  db: Db,
  { chance, applicants, recruiters, copy, until }: Work,
) {
  const parts = demoParts(copy);
  const stages = copy.stages.map(({ id }) => id).filter((id) => id !== 'new');
  for (const { id, submittedAt } of applicants) {
    if (chance.isHit(0.35)) continue;
    const actor = chance.pick(recruiters);
    const workPermit = requirePermission(actor, 'applicants.work');
    const now = Math.min(until, submittedAt + chance.between(2, 20) * HOUR);
    const change = (changes: Parameters<typeof changeApplicants>[2]['requestedChange']) =>
      changeApplicants(
        workPermit,
        db,
        { ids: [id], requestedChange: changes, mail: undefined, now },
        parts,
      );
    const { criteria } = await markApplicant(workPermit, db, { id, isRead: true, now }, parts);
    if (chance.isHit(0.3)) await change({ addTags: [chance.pick(TAGS)] });
    if (chance.isHit(0.5)) {
      const stage = chance.pick(stages);
      const reason = stage === 'rejected' ? chance.pick(copy.reasons).id : undefined;
      await change({ assigneeId: actor.staffId });
      await change({ stage, reason, isShown: chance.isHit(0.5) });
    }
    if (chance.isHit(0.25)) {
      await addNote(workPermit, db, {
        applicationId: id,
        text: chance.pick(NOTES),
        mentions: [],
        now,
      });
    }
    if (chance.isHit(0.25)) {
      const scores = Object.fromEntries(
        criteria.map((criterion) => [criterion.id, chance.between(2, 5)]),
      );
      await rateApplicant(workPermit, db, { id, scores, comment: '', now }, parts);
    }
  }
}

/** Mail functions that send nothing, because invented people must get no mail. */
const demoParts = (copy: ConsoleCopy): ApplicantDependencies => ({
  copy,
  mails: {
    list: async () => [],
    write: async () => [],
    cancelScheduled: async () => 0,
    undo: async () => [],
  },
});
