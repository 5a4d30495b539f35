import { type ClientRequest, request } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFileTurns, shareOut } from './open-files.ts';

test.each([
  // The most that there may be, then what the limit leaves beside the program's own 300.
  [Number.POSITIVE_INFINITY, { files: 500, connections: 20_000 }],
  [40_000, { files: 500, connections: 20_000 }],
  [4096, { files: 500, connections: 3296 }],
  [1024, { files: 362, connections: 362 }],
  // Half of a limit that is too low for that.
  [256, { files: 64, connections: 64 }],
])('of %s open files, files and connections take what the program leaves', (limit, shares) => {
  expect(shareOut(limit)).toEqual(shares);
});

describe('files take turns', () => {
  const FILES = 4;
  let app: FastifyInstance;
  let origin: string;
  /** What has come, in its turn or not, and what has left before it was answered. */
  let counts: { come: number; left: number };
  /** What is being sent, until the test ends it. */
  let sending: { ip: string; end: () => void }[];
  let requests: ClientRequest[];
  beforeEach(async () => {
    counts = { come: 0, left: 0 };
    sending = [];
    requests = [];
    app = Fastify({ trustProxy: true });
    app.addHook('onRequest', async (_request, { raw }) => {
      counts.come++;
      raw.once('close', () => {
        if (!raw.writableFinished) counts.left++;
      });
    });
    createFileTurns({ files: FILES, connections: 0 })(app);
    app.get('/film', ({ ip }, reply) => {
      sending.push({ ip, end: () => reply.send('film') });
    });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => {
    for (const one of requests) one.destroy();
    return app.close();
  });

  /** Resolves once the requests have come: those that may be sent are then being sent. */
  async function ask(ip: string, times = 1) {
    const expected = counts.come + times;
    const asked = Array.from({ length: times }, () => {
      const headers = { 'x-forwarded-for': ip };
      const sent = request(`${origin}/film`, { headers, agent: false });
      requests.push(sent);
      const status = new Promise<number | undefined>((done) => {
        sent.once('response', (answer) => done(answer.resume().statusCode));
        sent.on('error', () => done(undefined)).end();
      });
      return { status, abort: () => sent.destroy() };
    });
    await expect.poll(() => counts.come).toBe(expected);
    return asked;
  }
  const askers = () => sending.map(({ ip }) => ip);
  const end = (count: number) => {
    for (const one of sending.splice(0, count)) one.end();
  };

  test('half of them for one network, and what is sent makes room', async () => {
    const asked = await ask('203.0.113.1', 3);
    expect(askers()).toEqual(['203.0.113.1', '203.0.113.1']);
    for (const ip of ['203.0.113.2', '203.0.113.3', '203.0.113.4']) asked.push(...(await ask(ip)));
    expect(askers().slice(2)).toEqual(['203.0.113.2', '203.0.113.3']);
    end(FILES);
    await expect.poll(() => askers().sort()).toEqual(['203.0.113.1', '203.0.113.4']);
    end(2);
    const statuses = await Promise.all(asked.map(({ status }) => status));
    expect(statuses).toEqual(Array.from({ length: 6 }, () => 200));
  });

  test('what leaves while it waits takes none, and while it is sent gives its own back', async () => {
    const [first] = await ask('203.0.113.1', 2);
    const [waiting] = await ask('203.0.113.1');
    const [last] = await ask('203.0.113.1');
    waiting?.abort();
    await expect.poll(() => counts.left).toBe(1);
    expect(sending).toHaveLength(2);
    first?.abort();
    await expect.poll(() => sending.length).toBe(3);
    end(3);
    expect(await last?.status).toBe(200);
  });

  test('a thousand more wait, and beyond them the answer is 503', async () => {
    await ask('203.0.113.1', 2);
    await ask('203.0.113.1', 1000);
    const [refused] = await ask('203.0.113.1');
    expect(await refused?.status).toBe(503);
    expect(sending).toHaveLength(2);
  });
});
