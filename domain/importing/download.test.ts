/** Downloads from the former site, on a server of this machine. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Downloads, isPublicAddress } from './download.ts';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '' } = request;
    if (url === '/a.jpg') response.end('picture');
    else if (url === '/moved.jpg') response.writeHead(301, { location: '/a.jpg' }).end();
    else if (url === '/loop.jpg') response.writeHead(302, { location: '/loop.jpg' }).end();
    else if (url === '/away.jpg') {
      response.writeHead(302, { location: 'http://other.example/a.jpg' }).end();
    } else if (url === '/huge.jpg') {
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024)));
      };
      response.on('drain', write);
      write();
    } else if (url !== '/slow.jpg') response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const limits = { files: 10, total: 1000, timeout: 20_000 };
const isAllowedAddress = () => true;

test('follows redirects within the site only, and has limits', async () => {
  const downloads = new Downloads(origin, { isAllowedAddress, limits });
  const get = (path: string) => downloads.get(origin + path);
  expect(await get('/a.jpg')).toEqual({ bytes: Buffer.from('picture') });
  expect(await get('/moved.jpg')).toEqual({ bytes: Buffer.from('picture') });
  expect(await get('/loop.jpg')).toEqual({ problem: 'cannot be downloaded: too many redirects' });
  expect(await get('/away.jpg')).toEqual({ problem: 'is on another site' });
  expect(await get('/none.jpg')).toEqual({ problem: 'cannot be downloaded: status 404' });
  expect(await get('/huge.jpg')).toEqual({ problem: 'is larger than 25 MB' });
  const hasty = new Downloads(origin, { isAllowedAddress, limits: { ...limits, timeout: 1000 } });
  expect(await hasty.get(`${origin}/slow.jpg`)).toEqual({ problem: 'took more than 1 second' });
  expect(await downloads.get('http://other.example/a.jpg')).toEqual({
    problem: 'is on another site',
  });
  expect(await downloads.get('file:///etc/passwd')).toEqual({ problem: 'is on another site' });
});

test('stops after a number of files and of bytes', async () => {
  const few = new Downloads(origin, { isAllowedAddress, limits: { ...limits, files: 1 } });
  await few.get(`${origin}/a.jpg`);
  expect(await few.get(`${origin}/a.jpg`)).toEqual({ problem: 'was not downloaded after 1 file' });
  const small = new Downloads(origin, { isAllowedAddress, limits: { ...limits, total: 5 } });
  await small.get(`${origin}/a.jpg`);
  expect(await small.get(`${origin}/a.jpg`)).toEqual({
    problem: 'was not downloaded: too much data',
  });
});

test('does not connect to private addresses, whether named or written', async () => {
  const written = new Downloads(origin);
  expect(await written.get(`${origin}/a.jpg`)).toEqual({
    problem: 'has an address of a private network',
  });
  const named = origin.replace('127.0.0.1', 'localhost');
  expect(await new Downloads(named).get(`${named}/a.jpg`)).toEqual({
    problem: 'cannot be downloaded: has an address of a private network',
  });
});

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['localhost', false],
])('%s is a public address: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
