/** Node's own lines on standard error are JSON, like all others. */
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { makeDatabase } from '#tests/engines.ts';
import { startServer } from '#tests/server-process.ts';

/** Loaded before the program. */
const FAULTY = `
  process.once('SIGUSR2', () => {
    process.emitWarning('this is old', 'DeprecationWarning');
    setImmediate(() => { throw new TypeError('unexpected'); });
  });
`;

test('logs a warning of Node, and the error that ends the program', async () => {
  const { child } = await startServer({
    DATABASE_URL: (await makeDatabase('SQLite', 'loaded')).url,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(FAULTY)}`,
  });
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  child.kill('SIGUSR2');
  const [status] = await once(child, 'close');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(status).toBe(1);
  expect(lines).toMatchObject([
    { level: 40, pid: child.pid, msg: 'DeprecationWarning: this is old' },
    {
      level: 60,
      pid: child.pid,
      msg: 'uncaught error: the process exits',
      err: { type: 'TypeError', message: 'unexpected', stack: expect.any(String) },
    },
  ]);
});
