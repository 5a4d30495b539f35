/** A request for a picture that is not drawn yet waits in a queue, until its client disconnects. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { disconnectSignal } from '#api/http/client.ts';
import { sendProblem } from '#api/http/problems.ts';
import { cacheFolder } from '#domain/support/cache-folder.ts';
import { DrawnPictures } from './drawn-pictures.ts';

/** Pictures that are drawn at the same time, and requests that may wait. */
const RUNNING = 2;
const CAPACITY = RUNNING + 64;

let app: FastifyInstance;
let origin: string;
let run: string;
/** Names of requests, in the order in which they arrived and in which they were closed. */
let arrived: string[];
let closed: string[];
/** Pictures whose drawing has begun; none is finished before `release`. */
let drawn: string[];
let release: () => void;

beforeEach(async () => {
  run = randomUUID();
  [arrived, closed, drawn] = [[], [], []];
  const gate = Promise.withResolvers<void>();
  release = gate.resolve;
  const pictures = new DrawnPictures(() => undefined);
  app = Fastify({ forceCloseConnections: true });
  app.setErrorHandler(sendProblem);
  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }, reply) => {
    const draw = async () => {
      drawn.push(name);
      await gate.promise;
      return Buffer.from(name);
    };
    const signal = disconnectSignal(reply);
    arrived.push(name);
    reply.raw.once('close', () => closed.push(name));
    return reply.send(await pictures.get(`${run}-${name}`, draw, name, signal));
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  release();
  await app.close();
  for (const name of drawn) rmSync(join(cacheFolder(), 'share', `${run}-${name}`), { force: true });
});

/** Resolves when the server has the request. */
async function request(name: string) {
  const controller = new AbortController();
  const previous = arrived.length;
  const answer = fetch(`${origin}/${name}`, { signal: controller.signal }).then(
    async (response) => `${response.status} ${await response.text()}`,
    () => 'left',
  );
  await expect.poll(() => arrived.length, { interval: 1 }).toBe(previous + 1);
  const disconnect = async () => {
    const expected = closed.length + 1;
    controller.abort();
    await expect.poll(() => closed.length, { interval: 1 }).toBe(expected);
  };
  return { answer, disconnect };
}

/** The request that the full queue refused. It may be any, since each reads the disk first. */
async function refusedOf<Request extends { answer: Promise<string> }>(requests: Request[]) {
  const first = await Promise.race(
    requests.map(async (one) => ({ one, answer: await one.answer })),
  );
  expect(first.answer).toMatch(/^503 /);
  return first.one;
}

test('a client that disconnects frees its place, and its picture is not drawn', async () => {
  let waiting = [];
  for (let n = 0; n <= CAPACITY; n++) waiting.push({ name: `a${n}`, ...(await request(`a${n}`)) });
  const refused = await refusedOf(waiting);
  waiting = waiting.filter((one) => one !== refused);
  const leaving = waiting.find(({ name }) => !drawn.includes(name));
  await leaving?.disconnect();
  waiting = waiting.filter((one) => one !== leaving);
  // One of these gets the free place.
  const late = [await request('late'), await request('later')];
  const refusedLater = await refusedOf(late);
  release();
  const accepted = [...waiting, ...late.filter((one) => one !== refusedLater)];
  for (const { answer } of accepted) expect(await answer).toMatch(/^200 /);
  expect(drawn).toHaveLength(CAPACITY);
  expect(drawn).not.toContain(leaving?.name);
});

test('other clients still get a picture after the first one disconnects', async () => {
  for (let n = 0; n < RUNNING; n++) await request(`a${n}`);
  const [first, second] = [await request('shared'), await request('shared')];
  await first.disconnect();
  release();
  expect(await second.answer).toBe('200 shared');

  expect(drawn.filter((name) => name === 'shared')).toHaveLength(1);
});

test('a picture that all clients have left is drawn for the next one', async () => {
  for (let n = 0; n < RUNNING; n++) await request(`a${n}`);
  const [first, second] = [await request('shared'), await request('shared')];
  await first.disconnect();
  await second.disconnect();
  const next = await request('shared');
  release();
  expect(await next.answer).toBe('200 shared');
});

test('a picture that all clients left while it was being drawn is not drawn twice', async () => {
  await (await request('a')).disconnect();
  const next = await request('a');
  release();
  expect(await next.answer).toBe('200 a');
  expect(drawn).toEqual(['a']);
});
