/** An object store that speaks the S3 API, addressed by path, which all of them accept. */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import pLimit from 'p-limit';
import { objectStoreRequests } from '#telemetry/site-metrics.ts';
import { type ObjectStore, ObjectStoreError } from './object-store.ts';
import { explainAnswer } from './s3-answers.ts';
import type { S3Settings } from './s3-settings.ts';

/** Requests at the same time. Their callers are limited too, so few wait. */
const CONCURRENCY = 16;

/** Milliseconds until an answer begins, and between two parts of it. */
const TIMEOUT = 10_000;

/** An upload that is slower has failed. */
const BYTES_PER_MILLISECOND = 1000;

/** Milliseconds before the only retry. */
const RETRY_DELAY = 200;

/**
 * Milliseconds after a timeout in which requests fail immediately. Otherwise each form would wait
 * for its own timeout while the store hangs.
 */
const REST = 5000;

interface Call {
  operation: 'put' | 'get' | 'delete';
  key: string;
  body?: { bytes: Uint8Array; type: string };
}

interface Answer {
  response: Response;
  /** Aborts the rest of the answer. */
  stop: AbortController;
}

/** @param timeout milliseconds; see `TIMEOUT` */
export function openS3Store(settings: S3Settings, timeout = TIMEOUT): ObjectStore {
  const { name, keyId: accessKeyId, secret: secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const limit = pLimit(CONCURRENCY);
  let restsUntil = 0;

  const unreachable = (reason: string, cause?: unknown) =>
    new ObjectStoreError('unreachable', `The object store ${name} ${reason}`, cause);

  /** A fetch that may be aborted by its timeout, or later by the reader of the answer. */
  async function send({ operation, key, body }: Call): Promise<Answer> {
    if (performance.now() < restsUntil) throw unreachable('did not answer some seconds ago');
    const stop = new AbortController();
    const most = timeout + (body ? body.bytes.length / BYTES_PER_MILLISECOND : 0);
    const timer = setTimeout(() => stop.abort(), most);
    try {
      const signed = await client.sign(settings.folder + key, {
        method: operation.toUpperCase(),
        headers: {
          // The store refuses a body with another digest.
          'x-amz-content-sha256': sha256Of(body?.bytes ?? new Uint8Array()),
          ...(body && { 'content-type': body.type }),
        },
      });
      const { method, headers } = signed;
      const options = { method, headers, redirect: 'manual', signal: stop.signal } as const;
      const content = body ? { body: body.bytes as Uint8Array<ArrayBuffer> } : {};
      const response = await fetch(signed.url, { ...options, ...content });
      return { response, stop };
    } catch (error) {
      if (!stop.signal.aborted) throw unreachable(`cannot be reached: ${causeOf(error)}`, error);
      restsUntil = performance.now() + REST;
      throw unreachable(`did not answer within ${Math.ceil(most / 1000)} seconds`, error);
    } finally {
      clearTimeout(timer);
    }
  }

  async function attempt(call: Call): Promise<Answer> {
    const answer = await send(call);
    if (answer.response.ok) return answer;
    throw await explainAnswer(answer.response, call, settings).finally(() => answer.stop.abort());
  }

  function request(call: Call): Promise<Answer> {
    const withRetry = async () => {
      try {
        return await attempt(call);
      } catch (error) {
        const isTemporary = error instanceof ObjectStoreError && error.reason === 'unreachable';
        if (!isTemporary || performance.now() < restsUntil) throw error;
        await pause(RETRY_DELAY);
        return attempt(call);
      }
    };
    return limit(() => counted(call.operation, withRetry()));
  }

  /** The time in which the reader does not ask for more does not count. */
  async function* partsOf({ response, stop }: Answer): AsyncGenerator<Uint8Array> {
    const reader = response.body?.getReader();
    try {
      while (reader) {
        const timer = setTimeout(() => stop.abort(), timeout);
        const { done, value } = await reader.read().finally(() => clearTimeout(timer));
        if (done) return;
        yield value;
      }
    } catch (error) {
      throw unreachable(`broke off its answer: ${causeOf(error)}`, error);
    } finally {
      stop.abort();
    }
  }

  return {
    name,
    async put(key, bytes, type) {
      const { response } = await request({ operation: 'put', key, body: { bytes, type } });
      await response.body?.cancel();
    },
    get: async (key) => partsOf(await request({ operation: 'get', key })),
    async delete(key) {
      try {
        const { response } = await request({ operation: 'delete', key });
        await response.body?.cancel();
      } catch (error) {
        if (!(error instanceof ObjectStoreError && error.reason === 'missing')) throw error;
      }
    },
  };
}

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function counted(operation: Call['operation'], work: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await work;
    objectStoreRequests.add({ operation, outcome: 'ok' });
    return answer;
  } catch (error) {
    const outcome = error instanceof ObjectStoreError ? error.reason : 'failed';
    objectStoreRequests.add({ operation, outcome });
    throw error;
  }
}

/** `fetch` hides the reason in its cause, which may be one error for each address of the host. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return causeOf(error.cause);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code || error.message;
}
