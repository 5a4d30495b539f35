/** A process that ends answers every request that a client has sent on an open connection. */
import { Agent, type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MESSAGE } from '#tests/contact-message.ts';
import { makeDatabase } from '#tests/engines.ts';
import { getRaw } from '#tests/get-raw.ts';
import { startServer } from '#tests/server-process.ts';

let database: Awaited<ReturnType<typeof makeDatabase>>;
beforeEach(async () => {
  database = await makeDatabase('SQLite', 'loaded');
});
afterEach(() => database.drop());

interface Outcome {
  path: string;
  /** Undefined if there was no answer. */
  status?: number | undefined;
  endsConnection?: boolean;
  error?: string | undefined;
}

const BODY = Buffer.from(JSON.stringify(MESSAGE));

/** Sends one request, a post if it has a body. */
function send(origin: string, path: string, agent: Agent, body?: Buffer): Promise<Outcome> {
  return new Promise((resolve) => {
    const sent = request(origin + path, {
      agent,
      method: body ? 'POST' : 'GET',
      headers: body ? { 'content-type': 'application/json', 'content-length': body.length } : {},
    });
    sent.on('error', ({ code }: NodeJS.ErrnoException) => resolve({ path, error: code }));
    sent.on('response', (answer: IncomingMessage) => {
      answer.resume();
      answer.on('error', ({ code }: NodeJS.ErrnoException) => resolve({ path, error: code }));
      answer.on('end', () =>
        resolve({
          path,
          status: answer.statusCode,
          endsConnection: answer.headers.connection === 'close',
        }),
      );
    });
    sent.end(body);
  });
}

/** Sends requests over one connection at a time until the server no longer listens. */
async function sendUntilRefused(origin: string, path: string, body?: Buffer): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcomes: Outcome[] = [];
  for (;;) {
    const outcome = await send(origin, path, agent, body);
    if (outcome.error === 'ECONNREFUSED') break;
    outcomes.push(outcome);
  }
  agent.destroy();
  return outcomes;
}

test('answers every request on keep-alive connections during SIGTERM', async () => {
  const server = await startServer({
    DATABASE_URL: database.url,
    CAPTCHA: 'off',
    SHUTDOWN_DELAY: '2',
  });
  const { origin } = server;
  const posts = '/api/v1/public/contact';
  const clients = [
    ...Array.from({ length: 6 }, () => sendUntilRefused(origin, '/')),
    ...Array.from({ length: 2 }, () => sendUntilRefused(origin, '/api/v1/public/job-listings')),
    ...Array.from({ length: 2 }, () => sendUntilRefused(origin, posts, BODY)),
  ];
  const ready = await getRaw(`${origin}/readyz`);
  expect([ready.status, ready.headers.connection]).toEqual([200, 'keep-alive']);

  const exitStatus = server.stop('SIGTERM');
  await expect
    .poll(async () => (await getRaw(`${origin}/readyz`)).status, { interval: 5 })
    .toBe(503);
  // It still serves, but tells load balancers and keep-alive clients that it is ending.
  const { body } = await getRaw(`${origin}/readyz`);
  expect(JSON.parse(body.toString())).toEqual({ status: 'unavailable', reason: 'ending' });
  const paths = ['/healthz', '/', '/about', '/media/films/crossing-wide.mp4', '/no-such'];
  await Promise.all(
    paths.map(async (path) => {
      const { status, headers } = await getRaw(origin + path);
      expect([path, status < 500, headers.connection]).toEqual([path, true, 'close']);
    }),
  );

  const outcomes = (await Promise.all(clients)).flat();
  expect(await exitStatus).toBe(0);
  expect(outcomes.filter(({ error }) => error)).toEqual([]);
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 201]));
  expect(outcomes.filter(({ endsConnection }) => endsConnection).length).toBeGreaterThan(10);
}, 60_000);

test('SIGINT, which a terminal sends, is not delayed', async () => {
  const server = await startServer({ DATABASE_URL: database.url, SHUTDOWN_DELAY: '600' });
  expect(await server.stop('SIGINT')).toBe(0);
});
