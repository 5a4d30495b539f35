/** The worker that stores pages on visitors' devices (decision 037), or one that takes itself away. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { storedNote } from '#app/service-worker/stored-note.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { CACHES, WORKER_FILE, WORKER_URL, type WorkerFacts } from '#contract/service-worker.ts';
import { CachedBody } from '#delivery/body.ts';
import { buildFolder } from '#delivery/build-folder.ts';
import { etagOf, isNotModified } from '#delivery/conditional-requests.ts';
import { bestCoding } from '#delivery/content-coding.ts';

/** For devices that have one from before it was switched off. */
const LEAVE = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of ${JSON.stringify(Object.values(CACHES))}) await caches.delete(name);
  await registration.unregister();
})()));
`;

interface WorkerSources {
  isOn: boolean;
  /** Of the pack that is shown now. */
  words: () => PageCopy['offline'];
}

export async function serviceWorker(app: FastifyInstance, { isOn, words }: WorkerSources) {
  const code = isOn ? await readFile(join(buildFolder, 'client', WORKER_FILE), 'utf8') : LEAVE;
  const build = isOn ? await buildDigest() : '';

  function written(note: string) {
    const facts: WorkerFacts = { build, note };
    const text = isOn ? `const FACTS=${JSON.stringify(facts)};\n${code}` : code;
    return { note, etag: etagOf(text), body: CachedBody.of(Buffer.from(text)) };
  }
  let last = written(isOn ? storedNote(words().note) : '');

  app.get(WORKER_URL, async (request, reply) => {
    const note = isOn ? storedNote(words().note) : '';
    // Another pack has other words.
    if (note !== last.note) last = written(note);
    const { etag } = last;
    // A browser that has one asks whether it is still the same.
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    if (isNotModified(request, etag)) return reply.code(304).send();
    const body = await last.body;
    const coding = body.codingFor(bestCoding(request.headers['accept-encoding']));
    if (coding) reply.header('content-encoding', coding);
    return reply.type('text/javascript; charset=utf-8').send(await body.in(coding));
  });
}

/** The names of the built files change with their contents. */
async function buildDigest(): Promise<string> {
  const names = (await readdir(join(buildFolder, 'client/assets'))).sort();
  return createHash('sha256').update(names.join('\n')).digest('base64url').slice(0, 16);
}
