import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { GracefulClose } from './connections.ts';

const nextTurn = () => new Promise<void>((done) => setImmediate(done));

test('listening does not end after a long event loop iteration', async () => {
  const last = new GracefulClose();
  const server = createServer(last.holdBack((_request, response) => response.end()));
  last.watch(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const closed = once(server, 'close');
  let milliseconds = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => milliseconds);

  server.close();
  for (let turn = 0; turn < 10; turn++) {
    milliseconds += 3;
    await nextTurn();
    expect(server.listening).toBe(true);
  }
  await closed;
});
