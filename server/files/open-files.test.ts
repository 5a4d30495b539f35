import { type ClientRequest, request } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { allocateFiles, createFileLimit } from './open-files.ts';

test.each([
  // The maximum, then what the limit leaves besides the program's own 300.
  [Number.POSITIVE_INFINITY, { files: 500, connections: 20_000 }],
  [40_000, { files: 500, connections: 20_000 }],
  [4096, { files: 500, connections: 3296 }],
  [1024, { files: 362, connections: 362 }],
  // Half of the limit if it is too low for that.
  [256, { files: 64, connections: 64 }],
])('of %s open files, files and connections get what the program leaves', (limit, shares) => {
  expect(allocateFiles(limit)).toEqual(shares);
});

describe('files take turns', () => {
  const FILES = 4;
  let app: FastifyInstance;
  let origin: string;
  /** Requests that have arrived, and those whose client disconnected before the answer. */
  let counts: { arrived: number; disconnected: number };
  /** Answers in flight, until the test ends them. */
  let sending: { ip: string; end: () => void }[];
  let requests: ClientRequest[];
  beforeEach(async () => {
    counts = { arrived: 0, disconnected: 0 };
    sending = [];
    requests = [];
    app = Fastify({ trustProxy: true });
    app.addHook('onRequest', async (_request, { raw }) => {
      counts.arrived++;
      raw.once('close', () => {
        if (!raw.writableFinished) counts.disconnected++;
      });
    });
    createFileLimit({ files: FILES, connections: 0 })(app);
    app.get('/film', ({ ip }, reply) => {
      sending.push({ ip, end: () => reply.send('film') });
    });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const one of requests) one.destroy();
    return app.close();
  });

  /** Resolves when the requests have arrived: those whose turn it is are then in `sending`. */
  async function ask(ip: string, times = 1) {
    const expected = counts.arrived + times;
    const pending = Array.from({ length: times }, () => {
      const headers = { 'x-forwarded-for': ip };
      const outgoing = request(`${origin}/film`, { headers, agent: false });
      requests.push(outgoing);
      const status = new Promise<number | undefined>((resolve) => {
        outgoing.once('response', (answer) => resolve(answer.resume().statusCode));
        outgoing.on('error', () => resolve(undefined)).end();
      });
      return { status, abort: () => outgoing.destroy() };
    });
    await expect.poll(() => counts.arrived).toBe(expected);
    return pending;
  }
  const servedIps = () => sending.map(({ ip }) => ip);
  const end = (count: number) => {
    for (const one of sending.splice(0, count)) one.end();
  };

  test('one network gets half at most, and a finished answer makes room', async () => {
    const pending = await ask('203.0.113.1', 3);
    expect(servedIps()).toEqual(['203.0.113.1', '203.0.113.1']);
    for (const ip of ['203.0.113.2', '203.0.113.3', '203.0.113.4'])
      pending.push(...(await ask(ip)));
    expect(servedIps().slice(2)).toEqual(['203.0.113.2', '203.0.113.3']);
    end(FILES);
    await expect.poll(() => servedIps().sort()).toEqual(['203.0.113.1', '203.0.113.4']);
    end(2);
    const statuses = await Promise.all(pending.map(({ status }) => status));
    expect(statuses).toEqual(Array.from({ length: 6 }, () => 200));
  });

  test('a client that disconnects takes no turn if it waits, and returns its turn otherwise', async () => {
    const [first] = await ask('203.0.113.1', 2);
    const [waiting] = await ask('203.0.113.1');
    const [last] = await ask('203.0.113.1');
    waiting?.abort();
    await expect.poll(() => counts.disconnected).toBe(1);
    expect(sending).toHaveLength(2);
    first?.abort();
    await expect.poll(() => sending.length).toBe(3);
    end(3);
    expect(await last?.status).toBe(200);
  });

  test('a thousand requests wait, and more get 503', async () => {
    await ask('203.0.113.1', 2);
    await ask('203.0.113.1', 1000);
    const [refused] = await ask('203.0.113.1');
    expect(await refused?.status).toBe(503);
    expect(sending).toHaveLength(2);
  });
});
