import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { spreadRequests } from './spread-requests.ts';

const nextTurn = () => new Promise<void>((done) => setImmediate(done));

/** A listener that notes what it begins, and how to call it. */
function spread() {
  const begun: string[] = [];
  const listener = spreadRequests(({ url = '' }) => {
    begun.push(url);
  });
  const arrive = (url: string) => {
    const response = { closed: false };
    listener({ url } as IncomingMessage, response as ServerResponse);
    return response;
  };
  return { begun, arrive };
}

test('of a burst one request begins in each turn of the event loop, in their order', async () => {
  const { begun, arrive } = spread();
  for (const url of ['/a', '/b', '/c']) arrive(url);
  expect(begun).toEqual(['/a']);
  await nextTurn();
  expect(begun).toEqual(['/a', '/b']);
  arrive('/d');
  await nextTurn();
  expect(begun).toEqual(['/a', '/b', '/c']);
  await nextTurn();
  expect(begun).toEqual(['/a', '/b', '/c', '/d']);
});

test('a request that comes alone begins immediately, also after a burst', async () => {
  const { begun, arrive } = spread();
  arrive('/a');
  arrive('/b');
  await nextTurn();
  await nextTurn();
  arrive('/c');
  expect(begun).toEqual(['/a', '/b', '/c']);
});

test('a request whose client has gone takes no turn', async () => {
  const { begun, arrive } = spread();
  arrive('/a');
  const gone = arrive('/b');
  arrive('/c');
  gone.closed = true;
  await nextTurn();
  expect(begun).toEqual(['/a', '/c']);
});
