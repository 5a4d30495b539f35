import { expect, test } from 'vitest';
import type { DrawnPage, PageSource } from '#api/console/services.ts';
import { createPageDrawings } from './page-drawings.ts';

const PAGE: DrawnPage = {
  pages: 1,
  text: '',
  links: [],
  width: 4,
  height: 4,
  picture: Buffer.alloc(100),
};

const wanted = (digest: string, more: Partial<PageSource> = {}): PageSource => ({
  digest,
  page: 1,
  client: 'one',
  gone: new AbortController().signal,
  read: async () => new Uint8Array(1),
  ...more,
});

/** Draws when it is let. */
function heldDrawings() {
  const drawn: { page: number; finish: (page: DrawnPage | 'too-much') => void }[] = [];
  const draw = createPageDrawings(
    (_bytes, page) => new Promise((finish) => drawn.push({ page, finish })),
  );
  return { drawn, draw };
}

test('one page is drawn at a time, and each once', async () => {
  const { drawn, draw } = heldDrawings();
  const all = [draw(wanted('a')), draw(wanted('b')), draw(wanted('a'))];
  await expect.poll(() => drawn.length).toBe(1);
  drawn[0]?.finish(PAGE);
  expect(await all[0]).toBe(PAGE);
  await expect.poll(() => drawn.length).toBe(2);
  drawn[1]?.finish('too-much');
  expect(await Promise.all(all)).toEqual([PAGE, 'too-much', PAGE]);
  expect(await draw(wanted('b'))).toBe('too-much');
  expect(drawn).toHaveLength(2);
});

test('who asks for two hundred is refused the most of them, and the others have their turn', async () => {
  const { drawn, draw } = heldDrawings();
  const flood = Array.from({ length: 200 }, (_, at) =>
    draw(wanted(`flood${at}`)).then(
      () => 'drawn',
      (error) => error.status,
    ),
  );
  const other = draw(wanted('theirs', { client: 'two', page: 2 }));
  await expect.poll(() => drawn.length).toBe(1);
  drawn[0]?.finish(PAGE);
  // Clients take turns: of all that wait, it comes next but one at the latest.
  await expect.poll(() => drawn.length).toBe(2);
  drawn[1]?.finish(PAGE);
  if (drawn[1]?.page !== 2) {
    await expect.poll(() => drawn.length).toBe(3);
    drawn[2]?.finish(PAGE);
  }
  expect(await other).toBe(PAGE);
  let finished = drawn.length;
  const ended = Promise.all(flood);
  for (let done = false; !done; ) {
    for (const { finish } of drawn.slice(finished)) finish(PAGE);
    finished = drawn.length;
    done = await Promise.race([
      ended.then(() => true),
      new Promise<boolean>((resolve) => setImmediate(resolve, false)),
    ]);
  }
  const outcomes = await ended;
  expect(outcomes.filter((outcome) => outcome === 503).length).toBeGreaterThan(180);
  expect(new Set(outcomes)).toEqual(new Set(['drawn', 503]));
});

test('nothing is drawn of a file that is gone, or for a client that has left', async () => {
  const { drawn, draw } = heldDrawings();
  expect(await draw(wanted('a', { read: async () => null }))).toBeNull();
  const leaving = new AbortController();
  const first = draw(wanted('b'));
  const second = draw(wanted('c', { gone: leaving.signal }));
  leaving.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await expect.poll(() => drawn.length).toBe(1);
  drawn[0]?.finish(PAGE);
  await first;
  expect(drawn).toHaveLength(1);
});
