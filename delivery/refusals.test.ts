import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttleRefusals } from './refusals.ts';

// The pace stands still until a test lets it go on.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that refuses everything but `/page`: two at once, two a second, and three wait. */
async function refusing(status = 429) {
  const app = Fastify({ forceCloseConnections: 'idle' });
  let arrived = 0;
  throttleRefusals(app, { perSecond: 2, queueLength: 3 });
  app.get('/', (_request, reply) => {
    arrived++;
    return reply.code(status).send('Too many');
  });
  app.get('/page', () => 'A page');
  app.get('/probe', { config: { isProbe: true } }, (_request, reply) => reply.code(503).send());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const answers: (number | string)[] = [];
  /** Resolves once it has arrived; what becomes of it is among the answers. */
  const ask = async () => {
    const before = arrived;
    const request = get({ port, host: '127.0.0.1', agent: false }, (answer) => {
      answers.push(answer.statusCode ?? 0);
      answer.resume();
    });
    request.on('error', () => answers.push('cut'));
    await expect.poll(() => arrived).toBe(before + 1);
    return request;
  };
  const page = async () => (await fetch(`http://127.0.0.1:${port}/page`)).text();
  const probe = async () => (await fetch(`http://127.0.0.1:${port}/probe`)).status;
  return { app, ask, answers, page, probe };
}

test('the first leave at once, the others one by one, and pages wait for none of them', async () => {
  const { app, ask, answers, page } = await refusing();
  for (let n = 0; n < 4; n++) await ask();
  await expect.poll(() => answers).toEqual([429, 429]);
  expect(await page()).toBe('A page');
  vi.advanceTimersByTime(500);
  await expect.poll(() => answers).toHaveLength(3);
  vi.advanceTimersByTime(500);
  await expect.poll(() => answers).toHaveLength(4);
  await app.close();
});

test('so do those of a server that is busy, but a probe is told at once', async () => {
  const { app, ask, answers, probe } = await refusing(503);
  for (let n = 0; n < 3; n++) await ask();
  await expect.poll(() => answers).toEqual([503, 503]);
  expect(await probe()).toBe(503);
  vi.advanceTimersByTime(500);
  await expect.poll(() => answers).toHaveLength(3);
  await app.close();
});

test('who hangs up while waiting leaves the queue', async () => {
  const { app, ask, answers } = await refusing();
  for (let n = 0; n < 2; n++) await ask();
  const impatient = await ask();
  await ask();
  impatient.destroy();
  await expect.poll(() => answers).toEqual([429, 429, 'cut']);
  const connections = () =>
    new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections).toBe(1);
  vi.advanceTimersByTime(500);
  await expect.poll(() => answers).toEqual([429, 429, 'cut', 429]);
  await app.close();
});

test('who finds no place to wait is told at once, who waits is answered when the server ends', async () => {
  const { app, ask, answers } = await refusing();
  for (let n = 0; n < 6; n++) await ask();
  await expect.poll(() => answers).toEqual([429, 429, 429]);
  await app.close();
  await expect.poll(() => answers).toEqual([429, 429, 429, 429, 429, 429]);
});
