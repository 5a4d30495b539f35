/**
 * Open files, as the system counts them: connections, videos and pictures, uploads, the database.
 */
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { disconnectSignal, networkOf } from '#api/http/client.ts';
import { createFairSemaphore } from '#delivery/fair-semaphore.ts';

/** For 200 uploads, the database, and the files of the program itself. */
const RESERVED = 300;

/** Beyond these, memory is the limit: a file that is being sent takes some 100 KB. */
const MAX = { connections: 20_000, files: 500 };

/** The limit if the system does not report one. */
const DEFAULT_LIMIT = 1024;

/** Requests that wait for their turn. */
const WAITING = 1000;

/** Milliseconds for sending one file. */
const TIMEOUT = 15 * 60 * 1000;

export const OPEN_FILES = allocateFiles(limitOfSystem());

/** @param limit the most files that this process may have open */
export function allocateFiles(limit: number): { connections: number; files: number } {
  const room = Math.max(limit - RESERVED, Math.floor(limit / 2));
  const files = Math.min(MAX.files, Math.floor(room / 2));
  return { files, connections: Math.min(MAX.connections, room - files) };
}

/** Node raises the soft limit to the hard one when it starts. */
function limitOfSystem(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const [, soft = ''] = /^Max open files +(\w+)/m.exec(limits) ?? [];
    return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft) || DEFAULT_LIMIT;
  } catch {
    return DEFAULT_LIMIT;
  }
}

/**
 * Makes a plugin's routes take turns: they send so many files at the same time, half to one
 * network.
 */
export type LimitFiles = (app: FastifyInstance) => void;

export function createFileLimit({ files } = OPEN_FILES): LimitFiles {
  const half = Math.ceil(files / 2);
  const withPermit = createFairSemaphore({
    running: files,
    runningPerClient: half,
    waiting: WAITING,
  });
  return (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const turn = Promise.withResolvers<void>();
      const send = () => {
        turn.resolve();
        return waitUntilSent(reply);
      };
      withPermit(send, networkOf(request.ip), disconnectSignal(reply)).catch(turn.reject);
      await turn.promise;
    });
  };
}

/** Resolves when the answer is sent, or has timed out. */
function waitUntilSent({ raw }: FastifyReply): Promise<void> {
  if (raw.closed || raw.destroyed) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const cutOff = setTimeout(() => raw.destroy(), TIMEOUT).unref();
  raw.once('close', () => {
    clearTimeout(cutOff);
    resolve();
  });
  return promise;
}
