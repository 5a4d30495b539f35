import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProblemError } from '#contract/problem.ts';
import { translationModule } from '#contract/translated-pack.ts';
import { createErrorHandler, throttleRefusals } from './refusals.ts';

// The clock stops until a test advances it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that refuses `/`: two immediately, then two a second, with three in the queue. */
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
  /** Resolves when the request has arrived. Its outcome is added to `answers`. */
  const ask = async () => {
    const previous = arrived;
    const request = get({ port, host: '127.0.0.1', agent: false }, (answer) => {
      answers.push(answer.statusCode ?? 0);
      answer.resume();
    });
    request.on('error', () => answers.push('cut'));
    await expect.poll(() => arrived).toBe(previous + 1);
    return request;
  };
  const page = async () => (await fetch(`http://127.0.0.1:${port}/page`)).text();
  const probe = async () => (await fetch(`http://127.0.0.1:${port}/probe`)).status;
  return { app, ask, answers, page, probe };
}

test('sends the first refusals immediately, the others one by one, without delaying pages', async () => {
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

test('delays 503 responses too, but answers probes immediately', async () => {
  const { app, ask, answers, probe } = await refusing(503);
  for (let n = 0; n < 3; n++) await ask();
  await expect.poll(() => answers).toEqual([503, 503]);
  expect(await probe()).toBe(503);
  vi.advanceTimersByTime(500);
  await expect.poll(() => answers).toHaveLength(3);
  await app.close();
});

test('a client that disconnects leaves the queue', async () => {
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

test('answers immediately if the queue is full, and empties the queue when closing', async () => {
  const { app, ask, answers } = await refusing();
  for (let n = 0; n < 6; n++) await ask();
  await expect.poll(() => answers).toEqual([429, 429, 429]);
  await app.close();
  await expect.poll(() => answers).toEqual([429, 429, 429, 429, 429, 429]);
});

describe('a refusal for a browser', () => {
  const COPY = { failed: { title: 'Failed', text: 'Not shown', retry: 'Again' } };
  const NEPALI = {
    'pages/errors.yaml': { failed: { title: 'गडबड', text: 'देखाउन सकेनौं', retry: 'फेरि' } },
    'messages.yaml': {
      'Too many requests from your connection. Try again in {number} seconds.':
        'धेरै पठाइयो। {number} सेकेन्डपछि।',
    },
  };
  const packWith = (nepali: object) => ({
    'pages/errors.yaml': COPY,
    [translationModule('ne')]: nepali,
  });

  /** The document's language, the text and its language. */
  async function refusalAt(url: string, code: 'too-many' | 'unavailable', pack = packWith(NEPALI)) {
    const app = Fastify();
    app.setErrorHandler(createErrorHandler(() => pack));
    app.get('*', () => {
      throw new ProblemError(code, 'Refused', { retryAfter: 40 });
    });
    const { body } = await app.inject({ url, headers: { accept: 'text/html' } });
    return [/<html lang="(\w+)"/, /<title>(.*?)</, /<p lang="(\w+)"/, /<p lang="\w+">(.*?)</].map(
      (pattern) => pattern.exec(body)?.[1],
    );
  }

  test.each(['/', '/about?ne', '/nepal'])('is in English at %s', async (url) => {
    expect(await refusalAt(url, 'unavailable')).toEqual(['en', 'Failed', 'en', 'Not shown']);
  });

  test.each(['/ne', '/ne/events?page=2'])('is in Nepali at %s', async (url) => {
    expect(await refusalAt(url, 'unavailable')).toEqual(['ne', 'गडबड', 'ne', 'देखाउन सकेनौं']);
    const overLimit = await refusalAt(url, 'too-many');
    expect(overLimit).toEqual(['ne', 'गडबड', 'ne', 'धेरै पठाइयो। ४० सेकेन्डपछि।']);
  });

  test('names the language of each text that is not translated', async () => {
    const message = 'Too many requests from your connection. Try again in 40 seconds.';
    const { 'messages.yaml': _, ...copyOnly } = NEPALI;
    expect(await refusalAt('/ne', 'too-many', packWith(copyOnly))).toEqual([
      ...['ne', 'गडबड', 'en', message],
    ]);
    const { 'pages/errors.yaml': __, ...messagesOnly } = NEPALI;
    expect(await refusalAt('/ne', 'unavailable', packWith(messagesOnly))).toEqual([
      ...['en', 'Failed', 'en', 'Not shown'],
    ]);
  });
});
