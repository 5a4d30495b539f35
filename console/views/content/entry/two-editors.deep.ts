/** Editors type in the same entry at the same time, or without a reliable network. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntryDetail } from '#contract/console/entries.ts';
import type { FieldChange } from '#contract/console/field-changes.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';
import { DraftSaver, type PendingChange, SaveError, type SaverPorts } from './draft-saver.ts';

const ABOUT = 'pages/about.yaml';
const POST = 'blogs/estimate-without-lying.md';
const SAVES = 200;

/** Whether a request or its answer is lost. */
type Network = (count: number) => 'works' | 'loses request' | 'loses answer';

interface Saved {
  entry: EntryDetail;
  conflicts: never[];
}

describeEachEngine('editors of one entry', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp(engine);
  });
  afterAll(() => app.close());

  const read = async (editor: SignedIn, file: string) =>
    (await editor.call<EntryDetail>('GET', `/content/entry?file=${file}`)).data;

  const discard = async (editor: SignedIn, file: string) => {
    const { draftVersion: version } = await read(editor, file);
    if (version > 0) await editor.call('POST', '/content/entry/discard', { file, version });
  };

  /** A browser with an open entry, whose pauses are short. */
  async function openEntry(file: string, network: Network = () => 'works') {
    const editor = await signIn(app, 'editor');
    const kept: { pending: readonly PendingChange[] } = { pending: [] };
    let count = 0;
    const ports: SaverPorts = {
      send: async (version, pending) => {
        const state = network(++count);
        if (state === 'loses request') throw new SaveError('No connection', false);
        const changes = pending.map(({ change }) => change);
        const bases = pending.map(({ base }) => base);
        const body = { file, version, changes, bases };
        const { status, data, problem } = await editor.call<Saved>(
          'PUT',
          '/content/entry/draft',
          body,
        );
        if (status !== 200) throw new SaveError(problem.detail, status === 422);
        if (state === 'loses answer') throw new SaveError('No connection', false);
        return data;
      },
      keep: (pending) => {
        kept.pending = pending;
      },
      later: (delay, run) => {
        const timer = setTimeout(run, delay / 100);
        return () => clearTimeout(timer);
      },
      now: Date.now,
    };
    const open = async () => new DraftSaver(await read(editor, file), ports, kept.pending);
    return { editor, kept, open, saver: await open() };
  }

  const untilSaved = async (saver: DraftSaver) => {
    while (!(await saver.flush())) {
      // The saver tries again.
      expect(saver.getSnapshot().state.name).toBe('waiting');
    }
  };

  const set = (path: (string | number)[], value: string): FieldChange => ({
    op: 'set',
    path,
    value,
  });

  test(`two fields, ${SAVES} saves each, without a conflict`, async () => {
    const editors = await Promise.all([openEntry(ABOUT), openEntry(ABOUT)]);
    const paths = [
      ['hero', 'heading'],
      ['meta', 'title'],
    ];
    await Promise.all(
      editors.map(async ({ saver }, index) => {
        for (let count = 1; count <= SAVES; count++) {
          saver.change(set(paths[index] ?? [], `Text ${count} of editor ${index}`));
          await untilSaved(saver);
        }
      }),
    );
    const [one] = editors;
    const { data, draftVersion } = await read(one.editor, ABOUT);
    expect(editors.map(({ saver }) => saver.getSnapshot().conflicts)).toEqual([[], []]);
    expect(data).toMatchObject({
      hero: { heading: `Text ${SAVES} of editor 0` },
      meta: { title: `Text ${SAVES} of editor 1` },
    });
    expect(draftVersion).toBe(2 * SAVES);
    await discard(one.editor, ABOUT);
  });

  test(`two paragraphs, ${SAVES} saves each, without a conflict`, async () => {
    const editors = await Promise.all([openEntry(POST), openEntry(POST)]);
    await Promise.all(
      editors.map(async ({ saver }, index) => {
        for (let count = 1; count <= SAVES; count++) {
          const paragraphs = (saver.getSnapshot().body ?? '').trimEnd().split('\n\n');
          const place = index === 0 ? 0 : paragraphs.length - 1;
          paragraphs[place] = `Text ${count} of editor ${index}`;
          saver.change({ op: 'body', value: `${paragraphs.join('\n\n')}\n` });
          await untilSaved(saver);
        }
      }),
    );
    const [one] = editors;
    const { body } = await read(one.editor, POST);
    expect(editors.map(({ saver }) => saver.getSnapshot().conflicts)).toEqual([[], []]);
    expect(body).toMatch(new RegExp(`^Text ${SAVES} of editor 0\n`));
    expect(body).toMatch(new RegExp(`\nText ${SAVES} of editor 1\n$`));
    await discard(one.editor, POST);
  });

  test('the same field shows both texts', async () => {
    const [one, other] = await Promise.all([openEntry(ABOUT), openEntry(ABOUT)]);
    const { hero } = one.saver.getSnapshot().data as { hero: { heading: string } };
    one.saver.change(set(['hero', 'heading'], 'Mine'));
    other.saver.change(set(['hero', 'heading'], 'Theirs'));
    await untilSaved(one.saver);
    await untilSaved(other.saver);
    expect(other.saver.getSnapshot().conflicts).toMatchObject([
      { change: { value: 'Theirs' }, base: hero.heading, theirs: 'Mine' },
    ]);
    await discard(one.editor, ABOUT);
  });

  test(`one editor, ${SAVES} saves, whose answers are often lost`, async () => {
    const states = ['works', 'loses answer', 'loses request', 'loses answer'] as const;
    const {
      editor,
      open,
      saver: first,
    } = await openEntry(ABOUT, (count) => states[count % 4] ?? 'works');
    let saver = first;
    for (let count = 1; count <= SAVES; count++) {
      saver.change(set(['hero', 'heading'], `Heading ${count}`));
      if (count % 3 === 0) await saver.flush();
      saver.change({ op: 'insert', path: ['meta', 'keywords'], index: 0, value: `word ${count}` });
      if (count % 5 === 0) await saver.flush();
      saver.change({ op: 'remove', path: ['meta', 'keywords'], index: 1 });
      saver.change(set(['hero', 'heading'], `Longer heading ${count}`));
      if (count % 7 === 0) {
        // A reload of the tab.
        await saver.flush();
        saver.stop();
        saver = await open();
      }
      await untilSaved(saver);
      expect(saver.getSnapshot().conflicts).toEqual([]);
    }
    const { data } = await read(editor, ABOUT);
    expect(data).toEqual(saver.getSnapshot().data);
    expect(data).toMatchObject({ hero: { heading: `Longer heading ${SAVES}` } });
    expect((data as { meta: { keywords: string[] } }).meta.keywords[0]).toBe(`word ${SAVES}`);
    await discard(editor, ABOUT);
  });
});
