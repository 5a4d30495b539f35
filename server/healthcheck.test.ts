import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PROGRAM = resolve('server/healthcheck.ts');

let statusOfSite = 200;
const site = createServer(({ url }, response) => {
  response.writeHead(url === '/healthz' ? statusOfSite : 404).end();
});
let PORT: string;

beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  PORT = String((site.address() as AddressInfo).port);
});
afterAll(() => site.close());

/** Runs the program where there is no `.env`. */
async function check(settings: Record<string, string>) {
  const child = spawn(process.execPath, [PROGRAM], { cwd: tmpdir(), env: settings });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk;
  });
  const [status] = await once(child, 'close');
  return { status, stderr };
}

test.each([[{}], [{ HOST: '0.0.0.0' }], [{ HOST: ' 127.0.0.1 ' }]])(
  'succeeds if the site answers at the address in the settings: %j',
  async (settings) => {
    statusOfSite = 200;
    expect(await check({ PORT, ...settings })).toEqual({ status: 0, stderr: '' });
  },
);

test('fails with the reason', async () => {
  statusOfSite = 503;
  const url = `http://127.0.0.1:${PORT}/healthz`;
  expect(await check({ PORT })).toEqual({ status: 1, stderr: `${url}: answers 503\n` });
  const { status, stderr } = await check({ HOST: '::', PORT: '9' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^http:\/\/\[::1\]:9\/healthz: .+\n$/);
});
