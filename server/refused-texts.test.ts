/** A start of a version that refuses what the console published before. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#db/open.ts';
import { addVersion } from '#domain/content/entries/index.ts';
import { contentCommand } from '#tests/content-command.ts';
import { describeOnOneEngine, makeDatabase } from '#tests/engines.ts';
import { PACK } from '#tests/pack.ts';
import { startServer } from '#tests/server-process.ts';

const PAGE = 'pages/about.yaml';
const HEADING = 'Only in the console';
const LINE = `This version refuses what the console published: ${PAGE}:8 hero.eyebrow: is missing`;

describeOnOneEngine('a text that a newer version refuses', (engine) => {
  const drops: (() => Promise<void>)[] = [];
  afterAll(() => Promise.all(drops.map((drop) => drop())));

  /** A database that an earlier version filled, with this text on the site. */
  async function earlierDatabase(source: string) {
    const { url, drop } = await makeDatabase(engine, 'loaded');
    drops.push(drop);
    const { db, close } = await openDatabase(url);
    await db.updateTable('packs').set({ shape: 'of an earlier version' }).execute();
    await db.updateTable('content_state').set({ fingerprint: 'of an earlier version' }).execute();
    const version = { file: PAGE, source, reason: 'published' as const, staffId: null };
    await addVersion(db, { ...version, isPublished: true, isBase: false }, Date.now());
    await close();
    return url;
  }
  const text = readFileSync(join(PACK, PAGE), 'utf8');
  const refused = text
    .replace(/^ {2}eyebrow: .*\n/m, '')
    .replace(/^ {2}heading: .*$/m, `  heading: ${HEADING}`);

  test('prevents no start: the site shows the file, and the log has one line', async () => {
    const DATABASE_URL = await earlierDatabase(refused);
    const server = await startServer({ DATABASE_URL });
    const page = await (await fetch(`${server.origin}/about`)).text();
    expect(page).toContain('A bridge is built from both ends');
    expect(page).not.toContain(HEADING);
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('refuses'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      msg: expect.stringContaining(LINE),
    });
    await server.stop('SIGTERM');
    const again = await startServer({ DATABASE_URL });
    expect(again.output()).not.toContain('refuses');
    await again.stop('SIGTERM');
  });

  test('is reported by a load in the same words', async () => {
    const settings = { CONTENT_DIR: PACK, DATABASE_URL: await earlierDatabase(refused) };
    const { status, stderr } = await contentCommand(settings, ['load']);
    expect(status).toBe(0);
    expect(stderr).toContain(LINE);
  });
});
