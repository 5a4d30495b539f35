import { normalizeEmail } from '#contract/email-rules.ts';
import { deleteDueObjects } from '#domain/files/delete-objects.ts';
import { ObjectStoreError } from '#domain/files/object-store.ts';
import {
  countUndeliveredIn,
  type Erasure,
  type ErasureCounts,
  eraseExpired,
  erase as eraseNow,
  planErasure,
  planExpiry,
} from '#domain/inbox/stored-submissions/index.ts';
import { type Call, type Command, UsageError } from './command.ts';
import { submissionsOf } from './ids.ts';
import { renderTable } from './table.ts';
import { secondOf } from './times.ts';

interface Plan {
  subject: string;
  count: () => Promise<ErasureCounts>;
  /** Numbers of unsent notifications that would be canceled, by topic. */
  countUnsent: () => Promise<Map<string, number>>;
  execute: () => Promise<ErasureCounts>;
}

/** `erase ID…|--person EMAIL|--expired`: previews an erasure, and executes it with `--yes`. */
export const erase: Command = {
  options: {
    person: { type: 'string' },
    expired: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    yes: { type: 'boolean' },
    force: { type: 'boolean' },
  },
  ids: 'any',
  async run(call) {
    const { values, io } = call;
    const isDry = values['dry-run'] === true;
    if (isDry && values.yes) throw new UsageError('--dry-run and --yes cannot be combined.');
    const { subject, count, countUnsent, execute } = await planOf(call);
    const unsent = await countUnsent();
    if (values.yes) {
      if (!values.force) refuseUnsentEnd(unsent);
      const counts = await execute();
      io.note(`Erased ${subject}:`);
      await io.write(countsTable(counts));
      await deleteObjects(call);
      io.note(ELSEWHERE);
      return 0;
    }
    const counts = await count();
    io.note(`Would erase ${subject}:`);
    await io.write(countsTable(counts));
    if (unsent.size > 0) {
      io.note(`Unsent notifications that would be canceled: ${listTopics(unsent)}.`);
    }
    io.note(ELSEWHERE);
    if (isDry) return 0;
    io.note('Nothing has been erased. Repeat the command with --yes to erase it permanently.');
    return 1;
  },
};

function countsTable(counts: ErasureCounts): string {
  const rows = Object.entries(counts).map(([table, count]) => [table, String(count)]);
  return renderTable(rows, { head: ['table', 'rows'] }).text;
}

/** The rows are erased, so a store that does not answer is no failure. */
async function deleteObjects({ db, io }: Call): Promise<void> {
  try {
    await deleteDueObjects(db, Date.now());
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    io.note(`${error.explanation}. The running site deletes the files once it answers.`);
  }
}

const ELSEWHERE = 'Also remove the data from the CRM and the mailboxes, which are not notified.';

function listTopics(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([topic, count]) => `${count} ${topic}`).join(', ');
}

/**
 * Otherwise the CRM would never learn of an unsubscription and keep the address on its lists.
 * @throws UsageError
 */
function refuseUnsentEnd(unsent: ReadonlyMap<string, number>): void {
  const ends = [...unsent].filter(([topic]) => topic.startsWith('subscription.ended.'));
  if (ends.length === 0) return;
  throw new UsageError(
    `Nothing has been erased, because an unsubscription has not been sent yet (${listTopics(new Map(ends))}). ` +
      'Wait until it is sent, or remove the address from the lists yourself and add --force.',
  );
}

async function planOf({ values, ids, db, kinds, cutoffs }: Call): Promise<Plan> {
  const selections = [ids.length > 0, values.person !== undefined, values.expired === true];
  if (selections.filter(Boolean).length !== 1) {
    throw new UsageError('erase needs IDs, --person EMAIL or --expired.', { showsUsage: true });
  }
  if (values.expired) {
    const textFor = (time: number | null) => (time === null ? 'never' : `before ${secondOf(time)}`);
    return {
      subject: `expired data (applications: ${textFor(cutoffs.applications)}; unconfirmed subscriptions and alerts: ${textFor(cutoffs.pending)}; everything else: ${textFor(cutoffs.messages)})`,
      count: () => planExpiry(db, cutoffs, undefined, kinds),
      countUnsent: async () => new Map(),
      execute: () => eraseExpired(db, cutoffs, undefined, kinds),
    };
  }
  if (values.person === undefined) {
    const submissions = await submissionsOf({ db, kinds, ids });
    const subject = submissions.map(({ id, kind }) => `${kind} ${id}`).join(', ');
    return planFor({ db, kinds }, { submissions }, subject);
  }
  const email = normalizeEmail(String(values.person));
  const plan = planFor({ db, kinds }, { email }, `all data of ${email}`);
  const counts = Object.values(await plan.count());
  if (counts.every((count) => count === 0)) {
    throw new UsageError(`No data is stored for ${email}.`);
  }
  return plan;
}

function planFor(
  { db, kinds }: Pick<Call, 'db' | 'kinds'>,
  erasure: Erasure,
  subject: string,
): Plan {
  return {
    subject,
    count: () => planErasure(db, erasure, kinds),
    countUnsent: () => countUndeliveredIn(db, erasure, kinds),
    execute: () => eraseNow(db, erasure, kinds),
  };
}
