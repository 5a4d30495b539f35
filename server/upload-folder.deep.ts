/** The folder that holds uploads while they arrive. */
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { makeDatabase } from '#tests/engines.ts';
import { type ServerProcess, startServer } from '#tests/server-process.ts';
import { beginUpload } from '#tests/slow-upload.ts';

type Database = Pick<Awaited<ReturnType<typeof makeDatabase>>, 'drop'> & { url: string };

/** The databases that store applications. */
const databases: [name: string, make: () => Promise<Database>][] = [
  ['an SQLite file elsewhere', () => makeDatabase('SQLite', 'loaded')],
  ['SQLite in memory', async () => ({ url: 'sqlite::memory:', drop: async () => undefined })],
  ['PostgreSQL', () => makeDatabase('PostgreSQL', 'loaded')],
];

const NO_FOLDER = '/dev/null/temporary';

/** Shared by all tests: the first start fills the cache. */
const dataDir = mkdtempSync(join(tmpdir(), 'upload-folder-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

let started: ServerProcess[];
beforeEach(() => {
  started = [];
});
afterEach(async () => {
  await Promise.all(started.map(({ stop }) => stop('SIGTERM')));
});

async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer({ CAPTCHA: 'off', ...settings });
  started.push(server);
  return server;
}

/** The paths of files that it has open and that are unlinked. */
function unnamedFiles({ child }: ServerProcess): string[] {
  const folder = `/proc/${child.pid}/fd`;
  return readdirSync(folder).flatMap((name) => {
    try {
      return [/^(\/.*) \(deleted\)$/.exec(readlinkSync(join(folder, name)))?.[1] ?? []].flat();
    } catch {
      return [];
    }
  });
}

/** Sends an application, and checks the folder of its file while it arrives. */
async function uploadTo(folder: string, server: ServerProcess, path?: string) {
  const upload = await beginUpload(server.origin, { ip: '203.0.113.1', ...(path && { path }) });
  await expect
    .poll(() => unnamedFiles(server))
    .toEqual([expect.stringMatching(new RegExp(`^${join(folder, 'uploads')}/site-upload-`))]);
  expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
  upload.finish();
  return (await upload.answer).status;
}

describe.skipIf(process.platform !== 'linux')('an upload arrives', () => {
  for (const [name, make] of databases) {
    const isAvailable = name !== 'PostgreSQL' || inject('postgresUrl') !== '';
    test.skipIf(!isAvailable)(`in the data folder, with ${name}`, async () => {
      const database = await make();
      // As in a read-only image with a volume for the data folder only.
      const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, TMPDIR: NO_FOLDER };
      const server = await start(settings);
      expect(await uploadTo(join(dataDir, 'cache'), server)).toBe(201);
      await server.stop('SIGTERM');
      await database.drop();
    });
  }

  test('in the data folder, with an API on another host', async () => {
    const { origin } = await start({ DATABASE_URL: 'sqlite::memory:', DATA_DIR: dataDir });
    const settings = { API_BASE_URL: origin, DATA_DIR: dataDir, TMPDIR: NO_FOLDER };
    const server = await start(settings);
    expect(await uploadTo(join(dataDir, 'cache'), server, '/drop-your-info')).toBe(302);
  });

  test('in the temporary folder if the data folder is not writable', async () => {
    const temporary = mkdtempSync(join(tmpdir(), 'upload-folder-'));
    const server = await start({
      DATABASE_URL: 'sqlite::memory:',
      DATA_DIR: NO_FOLDER,
      TMPDIR: temporary,
    });
    expect(server.output()).toContain('uploads are stored there too');
    const [cache = ''] = readdirSync(temporary);
    expect(await uploadTo(join(temporary, cache), server)).toBe(201);
    rmSync(temporary, { recursive: true });
  });
});
