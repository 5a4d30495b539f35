/** Saves, uploads and publications when the disk is full. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { CONSOLE_API } from '#contract/console/call.ts';
import type { EntryDetail } from '#contract/console/entries.ts';
import { openDatabase } from '#db/open.ts';
import { makeDatabase } from '#tests/engines.ts';
import { phonePhoto } from '#tests/media-files.ts';
import { startServer } from '#tests/server-process.ts';
import { signIn } from '#tests/staff.ts';

const FILE = 'pages/about.yaml';
const ENTRY = `/content/entry?file=${FILE}`;

test.skipIf(process.platform !== 'linux')(
  'saves, publications and uploads are refused with 503, and done once there is room',
  async () => {
    const { url, drop } = await makeDatabase('SQLite', 'loaded');
    const server = await startServer({ DATABASE_URL: url });
    const engine = await openDatabase(url, { checksDamage: false });
    const editor = await signIn({ engine, origin: server.origin }, 'editor');
    await engine.close();
    const limitFiles = (bytes: string) =>
      execFileSync('prlimit', [`--pid=${server.child.pid}`, `--fsize=${bytes}:`]);

    const entry = async () => (await editor.call<EntryDetail>('GET', ENTRY)).data;
    async function save(value: string) {
      const { draftVersion: version, data } = await entry();
      const { hero } = data as { hero: { heading: string } };
      const changes = [{ op: 'set', path: ['hero', 'heading'], value }];
      const body = { file: FILE, version, changes, bases: [hero.heading] };
      return editor.call('PUT', '/content/entry/draft', body);
    }
    const publish = async () => {
      const { draftVersion: version } = await entry();
      return editor.call('POST', '/content/entry/publish', { file: FILE, version });
    };
    const photo = await phonePhoto({ width: 600, height: 400 });
    const upload = () =>
      fetch(`${server.origin}${CONSOLE_API}/media?name=photo.jpg`, {
        method: 'POST',
        headers: { ...editor.headers, 'content-type': 'application/octet-stream' },
        body: new Uint8Array(photo),
      });

    expect((await save('Saved before')).status).toBe(200);
    limitFiles('1');
    const refused = [
      (await save('Typed on a full disk')).response,
      (await publish()).response,
      await upload(),
    ];
    for (const response of refused) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    }
    for (const path of ['/', '/about', '/healthz']) {
      expect((await fetch(server.origin + path)).status).toBe(200);
    }
    expect((await entry()).data).toMatchObject({ hero: { heading: 'Saved before' } });

    limitFiles('unlimited');
    expect((await save('Typed on a full disk')).status).toBe(200);
    expect((await publish()).status).toBe(200);
    expect((await upload()).status).toBe(200);
    await expect
      .poll(async () => (await fetch(`${server.origin}/about`)).text())
      .toContain('Typed on a full disk');
    expect(await server.stop('SIGTERM')).toBe(0);
    await drop();
  },
);
