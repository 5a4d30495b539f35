/** The health of the published content, through the console's call. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntryDetail } from '#contract/console/entries.ts';
import type { ContentHealth, HealthGroup } from '#contract/console/health.ts';
import { HEALTH_KINDS, HEALTH_LIMITS, type HealthKind } from '#contract/console/health-kinds.ts';
import { addVersion } from '#domain/content/entries/index.ts';
import { createContentHealth } from '#domain/content/health/index.ts';
import { loadPack } from '#domain/content/pack/index.ts';
import { valueAt } from '#domain/content/source/index.ts';
import { changeContent } from '#tests/changed-content.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { PACK } from '#tests/pack.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const POST = 'blogs/estimate-without-lying.md';
const FAIR = 'events/job-fair-on-the-lawn';
const DAY = 86_400_000;

describeEachEngine('the health of the content', (engine) => {
  let app: TestApp;
  let editor: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    editor = await signIn(app, 'editor', { name: 'Kabita Rai' });
  });
  afterAll(() => app.close());

  const health = async (reader = editor) =>
    (await reader.call<ContentHealth>('GET', '/content/health')).data;
  const groupOf = async (kind: HealthKind) =>
    (await health()).groups.find((group) => group.kind === kind) as HealthGroup;
  const filesOf = ({ findings }: HealthGroup) => findings.map(({ file }) => file);

  async function publish(file: string, change: object, base: unknown): Promise<void> {
    const body = { file, version: 0, changes: [change], bases: [base] };
    const { data } = await editor.call<{ entry: { draftVersion: number } }>(
      'PUT',
      '/content/entry/draft',
      body,
    );
    const version = data.entry.draftVersion;
    const published = await editor.call('POST', '/content/entry/publish', { file, version });
    expect(published.status).toBe(200);
  }

  const bodyOf = async (file: string) =>
    (await editor.call<{ body: string }>('GET', `/content/entry?file=${file}`)).data.body;

  test('has every kind in its order, and every role may read it', async () => {
    const { groups, languages, timeZone } = await health(await signIn(app, 'reader'));
    expect(groups.map(({ kind }) => kind)).toEqual([...HEALTH_KINDS]);
    expect(languages).toEqual(['Nepali']);
    expect(timeZone).toBe('Asia/Kathmandu');
    // The links of the fixture pack lead to pages, whose paths the server knows.
    expect(await groupOf('dead-link')).toMatchObject({ total: 0 });
  });

  test('follows what is published, not the folder', async () => {
    const body = await bodyOf(POST);
    const broken = `[See](/no-such-page).\n\n${body}`;
    await publish(POST, { op: 'body', value: broken }, body);
    expect(await groupOf('dead-link')).toMatchObject({
      total: 1,
      findings: [{ file: POST, field: 'body', line: 1 }],
    });
    await publish(POST, { op: 'body', value: body }, broken);
    expect((await groupOf('dead-link')).total).toBe(0);
  });

  test('has a job from the time at which it is closed', async () => {
    const { db } = app.engine;
    const [closed, open] = await db
      .selectFrom('job_listings')
      .select(['slug', 'valid_through as end'])
      .where((row) =>
        row.or([row('valid_through', 'is', null), row('valid_through', '>', Date.now())]),
      )
      .orderBy('slug')
      .limit(2)
      .execute();
    const close = (end: number | null) =>
      changeContent(app.engine, (transaction) =>
        transaction
          .updateTable('job_listings')
          .set({ valid_through: end })
          .where('slug', '=', closed?.slug ?? '')
          .execute(),
      );
    const end = Date.now() - 400 * DAY;
    await close(end);
    const group = await groupOf('expired-job');
    expect(group.findings[0]).toMatchObject({
      file: `jobs/${closed?.slug}.md`,
      field: 'validThrough',
      at: end,
    });
    expect(filesOf(group)).not.toContain(`jobs/${open?.slug}.md`);
    await close(closed?.end ?? null);
    expect(filesOf(await groupOf('expired-job'))).not.toContain(`jobs/${closed?.slug}.md`);
  });

  test('has links to an event from the time at which it is over', async () => {
    const file = 'events/an-evening-without-a-mouse.md';
    const body = await bodyOf(file);
    await publish(file, { op: 'body', value: `See [the fair](/${FAIR}).\n\n${body}` }, body);
    expect((await groupOf('past-event')).total).toBe(0);
    const end = Date.now() - DAY;
    await changeContent(app.engine, (transaction) =>
      transaction
        .updateTable('calendar_events')
        .set({ starts_at: end - 1, ends_at: end })
        .where('slug', '=', FAIR.replace('events/', ''))
        .execute(),
    );
    expect((await groupOf('past-event')).findings).toMatchObject([
      { file, field: 'body', line: 1, at: end },
    ]);
  });

  test('has figures whose published versions are a year old', async () => {
    expect((await groupOf('old-claim')).total).toBe(0);
    const at = Date.now() - HEALTH_LIMITS.claimAge - DAY;
    await changeContent(app.engine, (transaction) =>
      transaction
        .updateTable('entry_versions')
        .set({ created_at: at })
        .where('file', '=', 'claims.yaml')
        .execute(),
    );
    const { total, findings } = await groupOf('old-claim');
    expect(total).toBeGreaterThan(5);
    expect(findings[0]).toMatchObject({ at, source: "Tarn's offers" });
    const checked = new Date().toISOString().slice(0, 10);
    const change = { op: 'set', path: ['lowerCost', 'checked'], value: checked };
    await publish('claims.yaml', change, null);
    expect((await groupOf('old-claim')).total).toBe(total - 1);
  });

  test('has texts that a load refused, until their drafts are published', async () => {
    const { db } = app.engine;
    const file = 'jobs/qa-trainee.md';
    const text = readFileSync(join(PACK, file), 'utf8');
    const source = text.replace(/^workMode: .*$/m, 'workMode: Anywhere');
    const version = { file, source, reason: 'published' as const, staffId: editor.id };
    await db.updateTable('packs').set({ shape: 'of an earlier version' }).execute();
    await addVersion(db, { ...version, isPublished: true, isBase: false }, Date.now());
    await loadPack(app.engine, PACK);
    expect((await groupOf('refused')).findings).toMatchObject([
      {
        file,
        title: 'QA Trainee',
        text: expect.stringMatching(/refuses .* workMode: must be one of/),
      },
    ]);
    const { data: entry } = await editor.call<EntryDetail>('GET', `/content/entry?file=${file}`);
    expect(entry.source).toBe(source);
    const { data } = await editor.call<{ entry: EntryDetail }>('PUT', '/content/entry/draft', {
      file,
      version: entry.draftVersion,
      changes: [{ op: 'set', path: ['workMode'], value: 'Hybrid' }],
      bases: ['Anywhere'],
    });
    const { draftVersion } = data.entry;
    await editor.call('POST', '/content/entry/publish', { file, version: draftVersion });
    expect((await groupOf('refused')).findings).toEqual([]);
  });

  test('has drafts that were not changed for a month, the oldest first', async () => {
    const { db } = app.engine;
    expect((await groupOf('draft')).total).toBe(0);
    const fields = [
      { file: POST, path: ['title'] },
      { file: 'pages/about.yaml', path: ['hero', 'heading'] },
    ];
    for (const { file, path } of fields) {
      const { data: entry } = await editor.call<EntryDetail>('GET', `/content/entry?file=${file}`);
      const bases = [valueAt(file, entry.source, path)];
      const body = { file, version: 0, changes: [{ op: 'set', path, value: 'New' }], bases };
      expect((await editor.call('PUT', '/content/entry/draft', body)).status).toBe(200);
    }
    expect((await groupOf('draft')).total).toBe(0);
    const saved = Date.now() - HEALTH_LIMITS.draftAge - DAY;
    await db.updateTable('entry_drafts').set({ updated_at: saved }).execute();
    await db
      .updateTable('entry_drafts')
      .set({ updated_at: saved - DAY })
      .where('file', '=', 'pages/about.yaml')
      .execute();
    expect(await groupOf('draft')).toMatchObject({
      total: 2,
      findings: [
        { file: 'pages/about.yaml', field: '', at: saved - DAY },
        { file: POST, title: 'New', text: 'Unpublished changes by Kabita Rai', at: saved },
      ],
    });
    await editor.call('POST', '/content/entry/discard', { file: POST, version: 1 });
    expect((await groupOf('draft')).total).toBe(1);
  });

  test('is read once for each state of the content and each day', async () => {
    let reads = 0;
    let now = Date.now();
    const read = createContentHealth({
      db: app.engine.db,
      readPack: async () => {
        reads++;
        if (reads === 2) throw new Error('busy');
        return { groups: [], languages: [] };
      },
      timeZone: () => 'Asia/Kathmandu',
    });
    const permit = {} as Parameters<typeof read>[0];
    await Promise.all(Array.from({ length: 200 }, () => read(permit, now)));
    expect(reads).toBe(1);
    await changeContent(app.engine);
    // A failure is not kept.
    await expect(read(permit, now)).rejects.toThrow('busy');
    await read(permit, now);
    expect(reads).toBe(3);
    now += DAY;
    await read(permit, now);
    await read(permit, now);
    expect(reads).toBe(4);
  });
});
