/**
 * `npm run bench -- publish [PUBLICATIONS]`: how long a publication in the console takes, and when
 * a second instance on the same database shows it, on SQLite and, if `DATABASE_URL` is set, on an
 * empty PostgreSQL database. Exits with status 1 if the median of the second is above 1 s.
 */

import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { EntryDetail } from '#contract/console/entries.ts';
import { isDatabaseUrl } from '#db/database-url.ts';
import { openDatabase } from '#db/open.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';
import { type BuiltServer, startBuilt } from './built-server.ts';
import { type Timing, timingOf } from './timing.ts';

const PUBLICATIONS = Number(process.argv[2] ?? 20);
/** The first one starts the thread and reads the pack from disk. */
const WARM_UP = 2;
/** Milliseconds. */
const LIMIT = 1000;
const PAUSE = 5;

const FILE = 'pages/about.yaml';
const PAGE = '/about';

interface Draft {
  entry: EntryDetail;
}

async function saveHeading(editor: SignedIn, heading: string): Promise<number> {
  const { data: entry } = await editor.call<EntryDetail>('GET', `/content/entry?file=${FILE}`);
  const { hero } = entry.data as { hero: { heading: string } };
  const { data } = await editor.call<Draft>('PUT', '/content/entry/draft', {
    file: FILE,
    version: entry.draftVersion,
    changes: [{ op: 'set', path: ['hero', 'heading'], value: heading }],
    bases: [hero.heading],
  });
  return data.entry.draftVersion;
}

async function waitForText(origin: string, text: string): Promise<void> {
  for (;;) {
    const page = await fetch(origin + PAGE);
    if ((await page.text()).includes(text)) return;
    await delay(PAUSE);
  }
}

/** Milliseconds until the answer, and then until the second instance shows the text. */
async function publishOnce(editor: SignedIn, other: BuiltServer, number: number) {
  const heading = `Heading number ${number}.`;
  const version = await saveHeading(editor, heading);
  const start = performance.now();
  const { status } = await editor.call('POST', '/content/entry/publish', { file: FILE, version });
  if (status !== 200) throw new Error(`The publication was answered with ${status}`);
  const answered = performance.now();
  await waitForText(other.origin, heading);
  return { answer: answered - start, seen: performance.now() - answered };
}

async function measure(name: string, settings: Record<string, string>): Promise<boolean> {
  const limits = { RATE_LIMIT_READS: 'off' };
  const first = await startBuilt(resolve('.'), { settings: { ...settings, ...limits } });
  const database = settings.DATABASE_URL ?? first.database;
  const second = await startBuilt(resolve('.'), {
    settings: { DATABASE_URL: database, ...limits },
  });
  const engine = await openDatabase(isDatabaseUrl(database) ? database : first.database);
  try {
    const editor = await signIn({ engine, origin: first.origin }, 'editor');
    const times: { answer: number; seen: number }[] = [];
    for (let number = 1; number <= PUBLICATIONS + WARM_UP; number++) {
      times.push(await publishOnce(editor, second, number));
    }
    const measured = times.slice(WARM_UP);
    const text = ({ median, p95 }: Timing) => `${median.toFixed(0)} / ${p95.toFixed(0)}`;
    const seen = timingOf(measured.map((each) => each.seen));
    console.log(`${name}, ms p50 / p95 of ${PUBLICATIONS}`);
    console.log(`  first publication        ${times[0]?.answer.toFixed(0)}`);
    console.log(
      `  answer                   ${text(timingOf(measured.map((each) => each.answer)))}`,
    );
    console.log(`  then in the other one    ${text(seen)}`);
    return seen.median <= LIMIT;
  } finally {
    await engine.close();
    await second.stop();
    await first.stop();
  }
}

let isWithinLimit = await measure('SQLite', {});
const url = process.env.DATABASE_URL ?? '';
if (isDatabaseUrl(url) && !url.startsWith('sqlite:')) {
  isWithinLimit = (await measure('PostgreSQL', { DATABASE_URL: url })) && isWithinLimit;
}
if (!isWithinLimit) {
  console.error(`A publication is visible in the other instance only after more than ${LIMIT} ms`);
  process.exitCode = 1;
}
