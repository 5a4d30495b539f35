import { tidyEmail } from '#contract/email-rules.ts';
import {
  type Erasure,
  type ErasureCounts,
  eraseExpired,
  erase as eraseNow,
  planErasure,
  planExpiry,
  undelivered,
} from '#domain/inbox/stored-submissions/index.ts';
import { type Call, type Command, UsageError } from './command.ts';
import { submissionsOf } from './ids.ts';
import { renderTable } from './table.ts';
import { secondOf } from './times.ts';

interface Plan {
  what: string;
  count: () => Promise<ErasureCounts>;
  /** Notifications that would never go out, by topic. */
  lost: () => Promise<Map<string, number>>;
  carryOut: () => Promise<ErasureCounts>;
}

/** `erase ID…|--person EMAIL|--expired`: says what would go; with `--yes` it goes. */
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
    if (isDry && values.yes) throw new UsageError('--dry-run and --yes exclude each other.');
    const { what, count, lost, carryOut } = await planOf(call);
    const entries = await lost();
    if (values.yes) {
      if (!values.force) refuseUnsentEnd(entries);
      const counts = await carryOut();
      io.note(`Erased ${what}:`);
      await io.write(countsTable(counts));
      io.note(ELSEWHERE);
      return 0;
    }
    const counts = await count();
    io.note(`Would erase ${what}:`);
    await io.write(countsTable(counts));
    if (entries.size > 0) io.note(`Not yet sent, and would not be any more: ${wordsOf(entries)}.`);
    io.note(ELSEWHERE);
    if (isDry) return 0;
    io.note('Nothing has been erased. The same with --yes erases it, for good.');
    return 1;
  },
};

function countsTable(counts: ErasureCounts): string {
  const rows = Object.entries(counts).map(([table, count]) => [table, String(count)]);
  return renderTable(rows, { head: ['table', 'rows'] }).text;
}

const ELSEWHERE = 'Nobody is told: also remove it from the CRM and the mailboxes.';

function wordsOf(entries: ReadonlyMap<string, number>): string {
  return [...entries].map(([topic, count]) => `${count} ${topic}`).join(', ');
}

/** Whoever has left would stay on the lists that others keep. @throws UsageError */
function refuseUnsentEnd(entries: ReadonlyMap<string, number>): void {
  const unsent = [...entries].filter(([topic]) => topic.startsWith('subscription.ended.'));
  if (unsent.length === 0) return;
  throw new UsageError(
    `Nothing has been erased: that somebody left the newsletter is not yet sent (${wordsOf(new Map(unsent))}). Wait for it, or take them off the lists and add --force.`,
  );
}

async function planOf({ values, ids, db, kinds, cutoffs }: Call): Promise<Plan> {
  const ways = [ids.length > 0, values.person !== undefined, values.expired === true];
  if (ways.filter(Boolean).length !== 1) {
    throw new UsageError('erase needs ids, or --person EMAIL, or --expired.', { showsUsage: true });
  }
  if (values.expired) {
    const before = (time: number | null) => (time === null ? 'never' : `before ${secondOf(time)}`);
    return {
      what: `what has expired (applications ${before(cutoffs.applications)}, subscriptions and alerts never confirmed ${before(cutoffs.pending)}, all else ${before(cutoffs.messages)})`,
      count: () => planExpiry(db, cutoffs, undefined, kinds),
      lost: async () => new Map(),
      carryOut: () => eraseExpired(db, cutoffs, undefined, kinds),
    };
  }
  if (values.person === undefined) {
    const submissions = await submissionsOf({ db, kinds, ids });
    const what = submissions.map(({ id, kind }) => `${kind} ${id}`).join(', ');
    return planFor({ db, kinds }, { submissions }, what);
  }
  const email = tidyEmail(String(values.person));
  const plan = planFor({ db, kinds }, { email }, `everything stored under ${email}`);
  const counts = Object.values(await plan.count());
  if (counts.every((count) => count === 0)) {
    throw new UsageError(`Nothing is stored under ${email}.`);
  }
  return plan;
}

function planFor({ db, kinds }: Pick<Call, 'db' | 'kinds'>, erasure: Erasure, what: string): Plan {
  return {
    what,
    count: () => planErasure(db, erasure, kinds),
    lost: () => undelivered(db, erasure, kinds),
    carryOut: () => eraseNow(db, erasure, kinds),
  };
}
