/** The database is all that must be kept: a site on a backup of it has everything else. */
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { CONSOLE_API } from '#contract/console/call.ts';
import type { EntryDetail } from '#contract/console/entries.ts';
import type { MediaItem } from '#contract/console/media.ts';
import { openDatabase } from '#db/open.ts';
import { readResume } from '#domain/inbox/stored-submissions/index.ts';
import { applicationForm, pdf, postApplication } from '#tests/application-form.ts';
import { MESSAGE, postContact } from '#tests/contact-message.ts';
import { dataCommand } from '#tests/data-command.ts';
import { describeOnOneEngine, makeDatabase } from '#tests/engines.ts';
import { phonePhoto } from '#tests/media-files.ts';
import { startServer } from '#tests/server-process.ts';
import { signIn } from '#tests/staff.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';

const ENTRY = '/content/entry?file=pages/about.yaml';
const HEADING = 'Written in the console';
const RESUME = pdf(123_456);

describeOnOneEngine('a site restored into an empty DATA_DIR', (engine) => {
  // Only a hang takes this long: it starts the program twice.
  test('has résumés, messages, published texts, media and sessions', {
    timeout: 240_000,
  }, async () => {
    const folder = temporaryFolder('restored-backup-');
    const [firstDir, secondDir] = [join(folder, 'first'), join(folder, 'second')];
    for (const dir of [firstDir, secondDir]) mkdirSync(dir);
    const database = await makeDatabase(engine, 'loaded');
    const settings = { DATABASE_URL: database.url, DATA_DIR: firstDir, CAPTCHA: 'off' };
    const first = await startServer(settings);
    const form = applicationForm({}, new Blob([RESUME], { type: 'application/pdf' }));
    const { data: receipt } = await (await postApplication(first.origin, form)).json();
    expect((await postContact(first.origin)).status).toBe(201);

    const opened = await openDatabase(database.url, { checksDamage: false });
    const editor = await signIn({ engine: opened, origin: first.origin }, 'owner');
    await opened.close();
    const draft = (await editor.call<EntryDetail>('GET', ENTRY)).data;
    const { hero } = draft.data as { hero: { heading: string } };
    const saved = await editor.call('PUT', '/content/entry/draft', {
      file: 'pages/about.yaml',
      version: draft.draftVersion,
      changes: [{ op: 'set', path: ['hero', 'heading'], value: HEADING }],
      bases: [hero.heading],
    });
    expect(saved.status).toBe(200);
    const { draftVersion: version } = (await editor.call<EntryDetail>('GET', ENTRY)).data;
    const published = { file: 'pages/about.yaml', version };
    expect((await editor.call('POST', '/content/entry/publish', published)).status).toBe(200);
    const uploaded = await fetch(`${first.origin}${CONSOLE_API}/media?name=team.jpg`, {
      method: 'POST',
      headers: { ...editor.headers, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(await phonePhoto({ width: 600, height: 400 })),
    });
    expect(uploaded.status).toBe(200);
    const { id } = (await uploaded.json()).data.item as MediaItem;
    const pictureOf = async (origin: string) => {
      const url = `${origin}${CONSOLE_API}/media/file/${basename(id)}?size=original`;
      const answer = await fetch(url, { headers: editor.headers });
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    const picture = await pictureOf(first.origin);

    const file = join(folder, 'site.backup');
    expect((await dataCommand(['backup', file], { url: database.url })).stderr).toBe('');
    expect(await first.stop('SIGTERM')).toBe(0);
    rmSync(firstDir, { recursive: true });
    await database.drop();

    const target =
      engine === 'SQLite'
        ? { url: `sqlite:${join(secondDir, 'site.db')}` as const, drop: async () => undefined }
        : await makeDatabase(engine);
    expect((await dataCommand(['restore', file], { url: target.url })).stderr).toBe('');
    const second = await startServer({
      ...settings,
      DATABASE_URL: target.url,
      DATA_DIR: secondDir,
    });
    const restored = await openDatabase(target.url, { checksDamage: false });
    const resume = await readResume(restored.db, receipt.id);
    expect(resume && Buffer.from(resume.bytes).equals(RESUME)).toBe(true);
    await restored.close();
    expect(await (await fetch(`${second.origin}/about`)).text()).toContain(HEADING);
    const inbox = await fetch(`${second.origin}${CONSOLE_API}/inbox`, { headers: editor.headers });
    expect(await inbox.text()).toContain(MESSAGE.name);
    expect((await pictureOf(second.origin)).equals(picture)).toBe(true);
    expect(await second.stop('SIGTERM')).toBe(0);
    await target.drop();
  });
});
