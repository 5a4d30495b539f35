import {
  type Erasure,
  type ErasureCounts,
  eraseExpired,
  erase as eraseNow,
  planErasure,
  planExpiry,
} from '#domain/inbox/index.ts';
import { type Call, type Command, Mistake } from './command.ts';
import { submissionsOf } from './ids.ts';
import { secondOf } from './times.ts';
import { countsTable, isNothing } from './words.ts';

interface Plan {
  what: string;
  count: () => Promise<ErasureCounts>;
  carryOut: () => Promise<ErasureCounts>;
}

/** `erase ID…|--person EMAIL|--expired`: says what would go; with `--yes` it goes. */
export const erase: Command = {
  options: {
    person: { type: 'string' },
    expired: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    yes: { type: 'boolean' },
  },
  ids: 'any',
  async run(call) {
    const { values, io } = call;
    const isDry = values['dry-run'] === true;
    if (isDry && values.yes) throw new Mistake('--dry-run and --yes exclude each other.');
    const { what, count, carryOut } = await planOf(call);
    if (values.yes) {
      const counts = await carryOut();
      io.note(`Erased ${what}:`);
      await io.write(countsTable(counts));
      return 0;
    }
    const counts = await count();
    io.note(`Would erase ${what}:`);
    await io.write(countsTable(counts));
    if (isDry) return 0;
    io.note('Nothing has been erased. The same with --yes erases it, for good.');
    return 1;
  },
};

async function planOf({ values, ids, db, cutoffs }: Call): Promise<Plan> {
  const ways = [ids.length > 0, values.person !== undefined, values.expired === true];
  if (ways.filter(Boolean).length !== 1) {
    throw new Mistake('erase needs ids, or --person EMAIL, or --expired.', { showsUsage: true });
  }
  if (values.expired) {
    const before = (time: number | null) => (time === null ? 'never' : `before ${secondOf(time)}`);
    return {
      what: `what has expired (applications ${before(cutoffs.applications)}, all else ${before(cutoffs.messages)})`,
      count: () => planExpiry(db, cutoffs),
      carryOut: () => eraseExpired(db, cutoffs),
    };
  }
  if (values.person === undefined) {
    const submissions = await submissionsOf(db, ids);
    const what = submissions.map(({ id, kind }) => `${kind} ${id}`).join(', ');
    return planFor(db, { submissions }, what);
  }
  const email = String(values.person).trim();
  const plan = planFor(db, { email }, `everything stored under ${email}`);
  if (isNothing(await plan.count())) throw new Mistake(`Nothing is stored under ${email}.`);
  return plan;
}

function planFor(db: Call['db'], erasure: Erasure, what: string): Plan {
  return {
    what,
    count: () => planErasure(db, erasure),
    carryOut: () => eraseNow(db, erasure),
  };
}
