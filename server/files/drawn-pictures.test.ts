/** Whoever asks for what has yet to be drawn waits in line, until they leave. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { disconnectSignal } from '#api/http/client.ts';
import { sendProblem } from '#api/http/problems.ts';
import { cacheFolder } from '#domain/support/cache-folder.ts';
import { DrawnPictures } from './drawn-pictures.ts';

/** As many as are drawn at a time, and as may wait. */
const RUNNING = 2;
const ROOM = RUNNING + 64;

let app: FastifyInstance;
let origin: string;
let run: string;
/** Of requests, in the order of their coming and of their going. */
let asked: string[];
let ended: string[];
/** What has begun to be drawn, none of which ends before `release`. */
let drawn: string[];
let release: () => void;

beforeEach(async () => {
  run = randomUUID();
  [asked, ended, drawn] = [[], [], []];
  const held = Promise.withResolvers<void>();
  release = held.resolve;
  const pictures = new DrawnPictures(() => undefined);
  app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler(sendProblem);
  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }, reply) => {
    const draw = async () => {
      drawn.push(name);
      await held.promise;
      return Buffer.from(name);
    };
    const gone = disconnectSignal(reply);
    asked.push(name);
    reply.raw.once('close', () => ended.push(name));
    return reply.send(await pictures.get(`${run}-${name}`, draw, name, gone));
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  release();
  await app.close();
  for (const name of drawn) rmSync(join(cacheFolder(), 'share', `${run}-${name}`), { force: true });
});

/** Resolves when the server has the request. */
async function ask(name: string) {
  const leaving = new AbortController();
  const before = asked.length;
  const answer = fetch(`${origin}/${name}`, { signal: leaving.signal }).then(
    async (response) => `${response.status} ${await response.text()}`,
    () => 'left',
  );
  await expect.poll(() => asked.length, { interval: 1 }).toBe(before + 1);
  const leave = async () => {
    const gone = ended.length + 1;
    leaving.abort();
    await expect.poll(() => ended.length, { interval: 1 }).toBe(gone);
  };
  return { answer, leave };
}

/** Who is refused, as each place is taken: they come to them in any order, for it is looked on disk first. */
async function refusedOf<Asking extends { answer: Promise<string> }>(asking: Asking[]) {
  const first = await Promise.race(asking.map(async (one) => ({ one, answer: await one.answer })));
  expect(first.answer).toMatch(/^503 /);
  return first.one;
}

test('whoever leaves gives up the place, and nothing is drawn', async () => {
  let waiting = [];
  for (let n = 0; n <= ROOM; n++) waiting.push({ name: `a${n}`, ...(await ask(`a${n}`)) });
  const refused = await refusedOf(waiting);
  waiting = waiting.filter((one) => one !== refused);
  const leaving = waiting.find(({ name }) => !drawn.includes(name));
  await leaving?.leave();
  waiting = waiting.filter((one) => one !== leaving);
  // One of these finds the place.
  const late = [await ask('late'), await ask('later')];
  const refusedLater = await refusedOf(late);
  release();
  const placed = [...waiting, ...late.filter((one) => one !== refusedLater)];
  for (const { answer } of placed) expect(await answer).toMatch(/^200 /);
  expect(drawn).toHaveLength(ROOM);
  expect(drawn).not.toContain(leaving?.name);
});

test('others who wait for the same get it, also after all before them have left', async () => {
  for (let n = 0; n < RUNNING; n++) await ask(`a${n}`);
  const [first, second] = [await ask('shared'), await ask('shared')];
  await first.leave();
  release();
  expect(await second.answer).toBe('200 shared');

  expect(drawn.filter((name) => name === 'shared')).toHaveLength(1);
});

test('what everybody has left is drawn for the next who asks', async () => {
  for (let n = 0; n < RUNNING; n++) await ask(`a${n}`);
  const [first, second] = [await ask('shared'), await ask('shared')];
  await first.leave();
  await second.leave();
  const next = await ask('shared');
  release();
  expect(await next.answer).toBe('200 shared');
});

test('what everybody has left while it was being drawn is not drawn twice', async () => {
  await (await ask('a')).leave();
  const next = await ask('a');
  release();
  expect(await next.answer).toBe('200 a');
  expect(drawn).toEqual(['a']);
});
