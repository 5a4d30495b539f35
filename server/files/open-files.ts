/** Files, as the system counts them: connections, the pack's films and pictures, uploads, the database. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { disconnectSignal, networkOf } from '#api/http/client.ts';
import { createFairSemaphore } from '#delivery/fair-semaphore.ts';

/** For 200 uploads, the database, and what the program itself has open. */
const RESERVED = 300;

/** Beyond these, memory is what they take: some 100 KB for a file that is being sent. */
const MOST = { connections: 20_000, files: 500 };

/** Where the system does not say. */
const USUAL_LIMIT = 1024;

/** Requests that wait for a file's turn. */
const WAITING = 1000;

/** Milliseconds for the sending of one file. */
const TIMEOUT = 15 * 60 * 1000;

export const OPEN_FILES = shareOut(limitOfSystem());

/** @param limit of open files of this process */
export function shareOut(limit: number): { connections: number; files: number } {
  const room = Math.max(limit - RESERVED, Math.floor(limit / 2));
  const files = Math.min(MOST.files, Math.floor(room / 2));
  return { files, connections: Math.min(MOST.connections, room - files) };
}

/** Node raises the soft limit to the hard one as it starts. */
function limitOfSystem(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const [, soft = ''] = /^Max open files +(\w+)/m.exec(limits) ?? [];
    return soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft) || USUAL_LIMIT;
  } catch {
    return USUAL_LIMIT;
  }
}

/** Makes the routes of a plugin take turns: so many files are sent at a time, half of them to one network. */
export type BoundFiles = (app: FastifyInstance) => void;

export function createFileTurns({ files } = OPEN_FILES): BoundFiles {
  const half = Math.ceil(files / 2);
  const withPermit = createFairSemaphore({ running: files, runningEach: half, waiting: WAITING });
  return (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const begun = Promise.withResolvers<void>();
      const send = () => {
        begun.resolve();
        return sent(reply);
      };
      withPermit(send, networkOf(request.ip), disconnectSignal(reply)).catch(begun.reject);
      await begun.promise;
    });
  };
}

/** Settles once the answer is over, in time. */
function sent({ raw }: FastifyReply): Promise<void> {
  if (raw.closed || raw.destroyed) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const cutOff = setTimeout(() => raw.destroy(), TIMEOUT).unref();
  raw.once('close', () => {
    clearTimeout(cutOff);
    resolve();
  });
  return promise;
}
