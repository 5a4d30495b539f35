import { expect, test } from 'vitest';
import type { EntryDetail } from '#contract/console/entries.ts';
import type { FieldChange } from '#contract/console/field-changes.ts';
import { DraftSaver, type PendingChange, SaveError, type SaverPorts } from './draft-saver.ts';

const entryWith = (data: object, draftVersion = 0) =>
  ({ data, body: 'Text', draftVersion }) as unknown as EntryDetail;

const set = (path: string, value: string): FieldChange => ({ op: 'set', path: [path], value });

/** A saver whose time and server the test controls. */
function controlled(data: object, kept: PendingChange[] = []) {
  const timers: (() => void)[] = [];
  const sent: {
    pending: readonly PendingChange[];
    version: number;
    answer: PromiseWithResolvers<never>;
  }[] = [];
  const storage: PendingChange[][] = [];
  const ports: SaverPorts = {
    send: (version, pending) => {
      const answer = Promise.withResolvers<never>();
      sent.push({ version, pending, answer });
      return answer.promise;
    },
    keep: (pending) => void storage.push([...pending]),
    later: (_delay, run) => {
      timers.push(run);
      return () => void timers.splice(timers.indexOf(run), 1);
    },
    now: () => 0,
  };
  const saver = new DraftSaver(entryWith(data), ports, kept);
  const answer = async (index: number, entry: EntryDetail, conflicts: object[] = []) => {
    sent[index]?.answer.resolve({ entry, conflicts } as never);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  const fail = async (index: number, error: Error) => {
    sent[index]?.answer.reject(error);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { saver, sent, storage, answer, fail, tick: () => timers.shift()?.() };
}

test('typing in one field is one change with the value before it', () => {
  const { saver, sent, tick } = controlled({ title: 'Old' });
  for (const text of ['N', 'Ne', 'New']) saver.change(set('title', text));
  tick();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.pending).toEqual([{ change: set('title', 'New'), base: 'Old' }]);
});

test('one save is in flight, and what is typed during it follows', async () => {
  const { saver, sent, answer, tick } = controlled({ title: 'Old' });
  saver.change(set('title', 'One'));
  tick();
  saver.change(set('title', 'Two'));
  expect(saver.getSnapshot().data).toEqual({ title: 'Two' });
  expect(sent).toHaveLength(1);
  await answer(0, entryWith({ title: 'One' }, 1));
  expect(saver.getSnapshot()).toMatchObject({ data: { title: 'Two' }, state: { name: 'saving' } });
  tick();
  expect(sent[1]).toMatchObject({ version: 1, pending: [{ base: 'One' }] });
  await answer(1, entryWith({ title: 'Two' }, 2));
  expect(saver.getSnapshot().state.name).toBe('saved');
  expect(saver.isDirty).toBe(false);
});

test('what was typed stays in the browser until the server has it', async () => {
  const { saver, storage, fail, answer, tick } = controlled({ title: 'Old' });
  saver.change(set('title', 'N'));
  expect(storage.at(-1)).toHaveLength(1);
  tick();
  await fail(0, new SaveError('No connection', false));
  expect(saver.getSnapshot().state).toEqual({ name: 'waiting', reason: 'No connection' });
  expect(storage.at(-1)).toHaveLength(1);
  tick();
  await answer(1, entryWith({ title: 'N' }, 1));
  expect(storage.at(-1)).toEqual([]);
});

test('changes without an answer are sent again as they were, and later ones follow', async () => {
  const { saver, sent, storage, fail, answer, tick } = controlled({ title: 'Old' });
  saver.change(set('title', 'N'));
  tick();
  await fail(0, new SaveError('No connection', false));
  saver.change(set('title', 'Ne'));
  saver.change(set('title', 'New'));
  // Typing does not mean that anything is saved.
  expect(saver.getSnapshot()).toMatchObject({
    data: { title: 'New' },
    state: { name: 'waiting', reason: 'No connection' },
  });
  expect(storage.at(-1)).toHaveLength(2);
  tick();
  expect(sent[1]?.pending).toEqual(sent[0]?.pending);
  // A colleague's change makes the page read the entry, which may have what was sent.
  saver.replace(entryWith({ title: 'N' }, 5));
  expect(saver.getSnapshot().data).toEqual({ title: 'New' });
  await answer(1, entryWith({ title: 'N' }, 1));
  tick();
  expect(sent[2]?.pending).toEqual([{ change: set('title', 'New'), base: 'N' }]);
  await answer(2, entryWith({ title: 'New' }, 2));
  expect(saver.getSnapshot().state.name).toBe('saved');
});

test('what an earlier tab may have sent is not merged with what is typed now', () => {
  const kept = [{ change: set('title', 'Kept'), base: 'Old' }];
  const { saver, sent, storage, tick } = controlled({ title: 'Old' }, kept);
  saver.change(set('title', 'Kept and more'));
  expect(storage.at(-1)).toHaveLength(2);
  tick();
  expect(sent[0]?.pending).toEqual(kept);
});

test('a refused change is not sent again until something is typed', async () => {
  const { saver, sent, fail, tick } = controlled({ title: 'Old' });
  saver.change(set('title', 'Too long'));
  tick();
  await fail(0, new SaveError('Too long', true));
  expect(saver.getSnapshot().state).toEqual({ name: 'refused', reason: 'Too long' });
  tick();
  expect(sent).toHaveLength(1);
  saver.change(set('title', 'Short'));
  tick();
  expect(sent[1]?.pending).toEqual([{ change: set('title', 'Short'), base: 'Old' }]);
});

test('a colleague’s change of another field appears, and one’s own words stay', async () => {
  const { saver, answer, tick } = controlled({ title: 'Old', lede: 'Old' });
  saver.change(set('title', 'Mine'));
  tick();
  saver.change(set('title', 'Mine, longer'));
  await answer(0, entryWith({ title: 'Mine', lede: 'Theirs' }, 3));
  expect(saver.getSnapshot().data).toEqual({ title: 'Mine, longer', lede: 'Theirs' });
});

test('a conflict shows both texts and is resolved by either', async () => {
  const { saver, sent, answer, tick } = controlled({ title: 'Old' });
  saver.change(set('title', 'Mine'));
  tick();
  const conflict = { change: set('title', 'Mine'), base: 'Old', theirs: 'Theirs' };
  await answer(0, entryWith({ title: 'Theirs' }, 2), [conflict]);
  const [found] = saver.getSnapshot().conflicts;
  expect(found).toEqual(conflict);
  if (found) saver.resolve(found, 'mine');
  expect(saver.getSnapshot()).toMatchObject({ data: { title: 'Mine' }, conflicts: [] });
  tick();
  expect(sent[1]?.pending).toEqual([{ change: set('title', 'Mine'), base: 'Theirs' }]);
});

test('what an earlier tab could not save is saved first', () => {
  const kept = [{ change: set('title', 'Kept'), base: 'Old' }];
  const { saver, sent, tick } = controlled({ title: 'Old' }, kept);
  expect(saver.getSnapshot().data).toEqual({ title: 'Kept' });
  tick();
  expect(sent[0]?.pending).toEqual(kept);
});
