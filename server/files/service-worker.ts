/**
 * The worker that stores pages on visitors' devices (decision 037), or one that unregisters itself.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { storedNote } from '#app/service-worker/stored-note.ts';
import { languageTag } from '#contract/language-tags.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { CACHES, WORKER_FILE, WORKER_URL, type WorkerConstants } from '#contract/service-worker.ts';
import type { Site } from '#contract/site.ts';
import { languagesOf, translatedPack } from '#contract/translated-pack.ts';
import { CachedBody } from '#delivery/body.ts';
import { buildFolder } from '#delivery/build-folder.ts';
import { bestCoding, etagOf, isNotModified } from '#delivery/page-response.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';

/** For devices that still have a worker after it was switched off. */
const UNREGISTER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of ${JSON.stringify(Object.values(CACHES))}) await caches.delete(name);
  await registration.unregister();
})()));
`;

interface WorkerSources {
  isOn: boolean;
  /** The current pack. */
  pack: () => SiteModules;
}

export async function serviceWorker(app: FastifyInstance, { isOn, pack }: WorkerSources) {
  const code = isOn ? await readFile(join(buildFolder, 'client', WORKER_FILE), 'utf8') : UNREGISTER;
  const build = isOn ? await buildDigest() : '';

  function render(from: SiteModules) {
    const facts = (): WorkerConstants => ({ build, notes: notesIn(from) });
    const text = isOn ? `const FACTS=${JSON.stringify(facts())};\n${code}` : code;
    return { from, etag: etagOf(text), body: CachedBody.of(Buffer.from(text)) };
  }
  let last = render(pack());

  app.get(WORKER_URL, async (request, reply) => {
    // A new pack has other notes.
    if (pack() !== last.from) last = render(pack());
    const { etag } = last;
    // Browsers revalidate the worker that they have.
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    if (isNotModified(request, etag)) return reply.code(304).send();
    const body = await last.body;
    const coding = body.codingFor(bestCoding(request.headers['accept-encoding']));
    if (coding) reply.header('content-encoding', coding);
    return reply.type('text/javascript; charset=utf-8').send(await body.bytesIn(coding));
  });
}

/** In each language of the pack. */
function notesIn(pack: SiteModules): WorkerConstants['notes'] {
  const codes = [FIRST_LANGUAGE, ...languagesOf(pack)] as const;
  return Object.fromEntries(
    codes.map((code) => {
      const translated = translatedPack(pack, code);
      const { note } = translated['pages/offline.yaml'] as PageCopy['offline'];
      const tag = languageTag(code, translated['site.yaml'] as Site);
      return [code, { tag, html: storedNote(note) }];
    }),
  );
}

/** The names of the built files change with their contents. */
async function buildDigest(): Promise<string> {
  const names = (await readdir(join(buildFolder, 'client/assets'))).sort();
  return createHash('sha256').update(names.join('\n')).digest('base64url').slice(0, 16);
}
