/** The client of S3 APIs, against a server that checks signatures and against failures. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BUCKET, type S3Server, startS3Server } from '#tests/s3-server.ts';
import { checkObjectStore } from './check-store.ts';
import type { ObjectStore, ObjectStoreError } from './object-store.ts';
import { parseS3Url } from './s3-settings.ts';
import { openS3Store } from './s3-store.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.intercept = null;
});

/** @param timeout milliseconds; generous, so that a busy machine does not end a request */
function open(url = server.url, timeout = 30_000): ObjectStore {
  const settings = parseS3Url(url);
  if (!settings) throw new Error(`${url} is not valid`);
  return openS3Store(settings, timeout);
}

const newKey = (bytes: Uint8Array) =>
  `${randomUUID()}/${createHash('sha256').update(bytes).digest('hex')}`;

async function read(store: ObjectStore, key: string): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of await store.get(key)) parts.push(part);
  return Buffer.concat(parts);
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('It succeeded'),
    (error: unknown) => error as ObjectStoreError,
  );

test('stores, returns and deletes an object', async () => {
  const store = open();
  const bytes = randomBytes(3_000_000);
  const key = newKey(bytes);
  await store.put(key, bytes, 'application/pdf');
  expect(await server.keys()).toEqual([key]);
  expect((await read(store, key)).equals(bytes)).toBe(true);
  await store.delete(key);
  await store.delete(key);
  expect(await server.keys()).toEqual([]);
  const missing = await failureOf(store.get(key));
  expect(missing).toMatchObject({ reason: 'missing', code: 'internal' });
  expect(missing.explanation).toMatch(/^The object store \S+ has no object \S+ \(404 NoSuchKey\)$/);
  await checkObjectStore(store);
});

test('names the setting that is wrong, and no secret', async () => {
  const wrongSecret = await failureOf(
    checkObjectStore(open(server.url.replace(':S3RVER@', ':x-secret@'))),
  );
  expect(wrongSecret.reason).toBe('refused');
  expect(wrongSecret.explanation).toContain('refuses the credentials (403 SignatureDoesNotMatch)');
  const wrongKey = await failureOf(
    checkObjectStore(open(server.url.replace('//S3RVER', '//OTHER'))),
  );
  expect(wrongKey.explanation).toContain('refuses the credentials (403 InvalidAccessKeyId)');
  const noBucket = await failureOf(checkObjectStore(open(server.url.replace(BUCKET, 'no-bucket'))));
  expect(noBucket.explanation).toContain("has no bucket 'no-bucket'");
  for (const { explanation, message } of [wrongSecret, wrongKey, noBucket]) {
    expect(explanation).not.toMatch(/\n|x-secret|S3RVER/);
    expect(message).toBe('Please try again in a moment');
  }
});

test('repeats a request that failed once with 500', async () => {
  const store = open();
  let failures = 1;
  server.intercept = (request, response) => {
    if (failures-- > 0) response.writeHead(500).end();
    else server.pass(request, response);
  };
  await checkObjectStore(store);
  server.intercept = (_request, response) =>
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
  const failure = await failureOf(store.put(newKey(randomBytes(9)), randomBytes(9), 'text/plain'));
  expect(failure).toMatchObject({ reason: 'unreachable', code: 'unavailable', retryAfter: 5 });
  expect(failure.explanation).toMatch(/answered 503 SlowDown$/);
});

test('fails quickly while the store hangs', async () => {
  const store = open(server.url, 200);
  let requests = 0;
  server.intercept = () => {
    requests += 1;
  };
  const first = await failureOf(store.get('a/b'));
  expect(first.explanation).toMatch(/did not answer within 1 seconds?$/);
  const second = await failureOf(store.get('a/b'));
  expect(second.explanation).toMatch(/did not answer some seconds ago$/);
  expect(requests).toBe(1);
});

test('notices an answer that ends early, or pauses', async () => {
  server.intercept = (_request, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('x'.repeat(10));
    setImmediate(() => response.destroy());
  };
  const broken = await failureOf(read(open(), 'a/b'));
  expect(broken).toMatchObject({ reason: 'unreachable' });
  expect(broken.explanation).toContain('broke off its answer');
  server.intercept = (_request, response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('x'.repeat(10));
  };
  const slow = await failureOf(read(open(server.url, 200), 'a/b'));
  expect(slow.explanation).toContain('broke off its answer');
});

test('does not follow redirects, which would reveal files to another host', async () => {
  server.intercept = (_request, response) =>
    response
      .writeHead(307, { location: 'http://127.0.0.1:1/' })
      .end('<Error><Code>TemporaryRedirect</Code></Error>');
  const failure = await failureOf(open().put('a/b', randomBytes(9), 'text/plain'));
  expect(failure.explanation).toContain('307 TemporaryRedirect');
  expect(failure.reason).toBe('refused');
});

test('accepts addresses of a bucket only', () => {
  expect(parseS3Url('s3+https://K:a%2Fb@s3.example.com/bucket?region=eu-central-1')).toEqual({
    folder: 'https://s3.example.com/bucket/',
    name: 's3.example.com/bucket',
    bucket: 'bucket',
    region: 'eu-central-1',
    keyId: 'K',
    secret: 'a/b',
  });
  expect(parseS3Url('s3+http://K:S@minio:9000/bucket/a/b/')?.folder).toBe(
    'http://minio:9000/bucket/a/b/',
  );
  for (const url of [
    'https://K:S@host/bucket',
    's3+https://host/bucket',
    's3+https://K@host/bucket',
    's3+https://K:S@host',
    's3+https://K:S@host/bucket/a%20b',
    's3+https://K:S@host/bucket?zone=1',
    's3+https://K:S@host/bucket#a',
    's3+ftp://K:S@host/bucket',
  ]) {
    expect(parseS3Url(url), url).toBeUndefined();
  }
});
