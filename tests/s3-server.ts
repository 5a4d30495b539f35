/** An object store that checks signatures and digests, on a free port of this machine. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import S3rver from '@20minutes/s3rver';
import { AwsClient } from 'aws4fetch';
import { temporaryFolder } from './temporary-folders.ts';

export const BUCKET = 'site-files';

/** The only key that the server knows. */
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface S3Server {
  /** `OBJECT_STORE_URL`. */
  url: string;
  origin: string;
  /** Answers requests instead of the store; null for the store. */
  intercept: Handler | null;
  /** Hands a request to the store. */
  pass: Handler;
  /** The keys of all objects, below the folder of `url`. */
  keys(): Promise<string[]>;
  /** Replaces the bytes of an object, or deletes it if they are null. */
  change(key: string, bytes: Uint8Array<ArrayBuffer> | null): Promise<void>;
  /** Closes the port and all connections. */
  stop(): Promise<void>;
  /** Listens on the same port again, with the same objects. */
  start(): Promise<void>;
}

const FOLDER = 'site';

export async function startS3Server(): Promise<S3Server> {
  const store = new S3rver({
    directory: temporaryFolder('s3-test-'),
    silent: true,
    configureBuckets: [{ name: BUCKET }],
  });
  await store.configureBuckets();
  const pass = store.callback();
  const listener = createServer((request, response) =>
    (server.intercept ?? pass)(request, response),
  );
  const listen = (port: number) =>
    new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = listener.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const client = new AwsClient({ ...KEY, service: 's3', region: 'us-east-1' });
  const server: S3Server = {
    origin,
    url: `s3+http://${KEY.accessKeyId}:${KEY.secretAccessKey}@127.0.0.1:${port}/${BUCKET}/${FOLDER}`,
    intercept: null,
    pass,
    async keys() {
      const response = await client.fetch(`${origin}/${BUCKET}?list-type=2`);
      const keys = [...(await response.text()).matchAll(/<Key>(.*?)<\/Key>/g)];
      return keys.map(([, key = '']) => key.slice(FOLDER.length + 1));
    },
    async change(key, bytes) {
      const method = bytes ? 'PUT' : 'DELETE';
      const url = `${origin}/${BUCKET}/${FOLDER}/${key}`;
      const { ok } = await client.fetch(url, { method, ...(bytes && { body: bytes }) });
      if (!ok) throw new Error(`${method} ${url} failed`);
    },
    async stop() {
      const closed = new Promise((resolve) => listener.close(resolve));
      listener.closeAllConnections();
      await closed;
    },
    start: () => listen(port),
  };
  return server;
}
