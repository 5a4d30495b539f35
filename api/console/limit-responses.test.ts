import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sendProblem } from '#api/http/problems.ts';
import { limitResponses } from './limit-responses.ts';

test('limits running and waiting answers, and refuses the rest immediately', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(sendProblem);
  const inTurn = limitResponses({ running: 2, waiting: 1 });
  const goOn = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  let started = 0;
  app.get('/', (_request, reply) =>
    inTurn(reply, async () => {
      started++;
      most = Math.max(most, ++running);
      await goOn.promise;
      running--;
      return reply.send('bytes');
    }),
  );
  const requests = [1, 2, 3].map(() => app.inject('/').then((answer) => answer));
  await expect.poll(() => started).toBe(2);
  const refused = await app.inject('/');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  goOn.resolve();
  const answers = await Promise.all(requests);
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    Array.from({ length: 3 }, () => [200, 'bytes']),
  );
  expect(most).toBe(2);
});

test('passes on an error and releases its slot', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const inTurn = limitResponses({ running: 1, waiting: 1 });
  let isBroken = true;
  app.get('/', (_request, reply) =>
    inTurn(reply, async () => {
      if (isBroken) throw new Error('broken');
      return reply.send('bytes');
    }),
  );
  expect((await app.inject('/')).statusCode).toBe(500);
  isBroken = false;
  expect((await app.inject('/')).body).toBe('bytes');
});
