/** Hard kills of the whole server while an editor saves and publishes through its API. */
import type { ExpectStatic } from 'vitest';
import type { EntryDetail } from '#contract/console/entries.ts';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import {
  type Acknowledged,
  checkEntry,
  checkProjection,
  waitForSessions,
} from './content-kills.ts';
import { type Engine, makeDatabase } from './engines.ts';
import { changesTo, POST } from './numbered-entries.ts';
import { startServer } from './server-process.ts';
import { signIn } from './staff.ts';

/** Milliseconds between an answer and the kill, at most: a publication takes as long. */
const SPREAD = 1500;

/** Saves and publishes until the server is gone. */
async function writeUntilRefused(
  engine: OpenedEngine,
  origin: string,
  total: Acknowledged,
  answered: (step: 'saved' | 'published') => void,
): Promise<void> {
  const editor = await signIn({ engine, origin }, 'editor');
  const file = POST;
  for (;;) {
    const number = Math.max(total.saved, total.published) + 1;
    const { changes, bases } = await changesTo(engine.db, file, number);
    try {
      const body = { file, version: 0, changes, bases };
      const saved = await editor.call<{ entry: EntryDetail }>('PUT', '/content/entry/draft', body);
      if (saved.status !== 200) throw new Error(`A save was answered with ${saved.status}`);
      total.saved = number;
      answered('saved');
      const { draftVersion: version } = saved.data.entry;
      const published = await editor.call('POST', '/content/entry/publish', { file, version });
      if (published.status !== 200) throw new Error(published.problem.detail);
      total.published = number;
      answered('published');
    } catch (error) {
      // `fetch` reports a lost connection by this type.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

/** @returns how much was acknowledged */
export async function killServers(
  engine: Engine,
  count: number,
  expect: ExpectStatic,
): Promise<string> {
  const { url, drop } = await makeDatabase(engine, 'loaded');
  const opened = await openDatabase(url, { checksDamage: false });
  const total = { saved: 0, published: 0 };
  for (let round = 0; round < count; round++) {
    const server = await startServer({ DATABASE_URL: url });
    // In turns: during the first publication, and during the save or publication after it.
    const fatal = round % 2 === 0 ? 'saved' : 'published';
    const killed = Promise.withResolvers<unknown>();
    await writeUntilRefused(opened, server.origin, total, (step) => {
      const delay = ((round + 0.5) / count) * SPREAD;
      if (step === fatal) setTimeout(() => killed.resolve(server.stop('SIGKILL')), delay);
    });
    await killed.promise;
    await waitForSessions(opened.db, engine, expect);
    await checkEntry(opened.db, POST, total, expect);
  }
  await checkProjection(opened, expect);
  await opened.close();
  await drop();
  return `${engine}: ${count} killed servers, the last save ${total.saved}, the last publication ${total.published}`;
}
