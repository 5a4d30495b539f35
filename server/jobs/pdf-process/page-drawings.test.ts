import { expect, test } from 'vitest';
import type { FilePageRequest, RenderedFilePage } from '#api/console/services.ts';
import { createPageDrawings } from './page-drawings.ts';

const PAGE: RenderedFilePage = {
  pages: 1,
  text: '',
  links: [],
  width: 4,
  height: 4,
  picture: Buffer.alloc(100),
};

const sourceOf = (digest: string, more: Partial<FilePageRequest> = {}): FilePageRequest => ({
  digest,
  page: 1,
  client: 'one',
  signal: new AbortController().signal,
  read: async () => new Uint8Array(1),
  ...more,
});

/** Drawings that the test finishes. */
function pendingDrawings() {
  const drawn: { page: number; finish: (page: RenderedFilePage | 'too-much') => void }[] = [];
  const draw = createPageDrawings(
    (_bytes, page) => new Promise((finish) => drawn.push({ page, finish })),
  );
  return { drawn, draw };
}

test('one page is drawn at a time, and each once', async () => {
  const { drawn, draw } = pendingDrawings();
  const all = [draw(sourceOf('a')), draw(sourceOf('b')), draw(sourceOf('a'))];
  await expect.poll(() => drawn.length).toBe(1);
  drawn[0]?.finish(PAGE);
  expect(await all[0]).toBe(PAGE);
  await expect.poll(() => drawn.length).toBe(2);
  drawn[1]?.finish('too-much');
  expect(await Promise.all(all)).toEqual([PAGE, 'too-much', PAGE]);
  expect(await draw(sourceOf('b'))).toBe('too-much');
  expect(drawn).toHaveLength(2);
});

test('most of two hundred requests of a client are refused, and other clients get their turn', async () => {
  const { drawn, draw } = pendingDrawings();
  const flood = Array.from({ length: 200 }, (_, index) =>
    draw(sourceOf(`flood${index}`)).then(
      () => 'drawn',
      (error) => error.status,
    ),
  );
  const other = draw(sourceOf('theirs', { client: 'two', page: 2 }));
  await expect.poll(() => drawn.length).toBe(1);
  drawn[0]?.finish(PAGE);
  // Clients take turns, so it is drawn second or third.
  await expect.poll(() => drawn.length).toBe(2);
  drawn[1]?.finish(PAGE);
  if (drawn[1]?.page !== 2) {
    await expect.poll(() => drawn.length).toBe(3);
    drawn[2]?.finish(PAGE);
  }
  expect(await other).toBe(PAGE);
  let finished = drawn.length;
  const settled = Promise.all(flood);
  for (let isDone = false; !isDone; ) {
    for (const { finish } of drawn.slice(finished)) finish(PAGE);
    finished = drawn.length;
    isDone = await Promise.race([
      settled.then(() => true),
      new Promise<boolean>((resolve) => setImmediate(resolve, false)),
    ]);
  }
  const outcomes = await settled;
  expect(outcomes.filter((outcome) => outcome === 503).length).toBeGreaterThan(180);
  expect(new Set(outcomes)).toEqual(new Set(['drawn', 503]));
});

test('draws nothing of a deleted file, or for a client that has disconnected', async () => {
  const { drawn, draw } = pendingDrawings();
  expect(await draw(sourceOf('a', { read: async () => null }))).toBeNull();
  const controller = new AbortController();
  const first = draw(sourceOf('b'));
  const second = draw(sourceOf('c', { signal: controller.signal }));
  controller.abort(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
  await expect.poll(() => drawn.length).toBe(1);
  drawn[0]?.finish(PAGE);
  await first;
  expect(drawn).toHaveLength(1);
});
