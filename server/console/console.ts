/** Serves the staff's console: its document at its path and below, and the built files. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendNotFound } from '#api/http/problems.ts';
import type { PackModules } from '#app/pack.ts';
import { ART_FILE, type Art } from '#contract/art.ts';
import { DOCUMENT_FILE, type DocumentFiles } from '#contract/console/document.ts';
import type { Site, SiteTheme } from '#contract/site.ts';
import { CachedBody } from '#delivery/body.ts';
import type { Site as BuiltSite } from '#delivery/built-site.ts';
import { bestCoding } from '#delivery/page-response.ts';
import { relyingParty } from '#domain/staff/accounts/index.ts';
import type { LimitFiles } from '#server/files/open-files.ts';
import { InvalidSettingError } from '#server/setting-formats.ts';
import { consoleDocument } from './console-document.ts';
import { CONSOLE_PATHS, firstPart } from './console-path.ts';

export interface ConsoleParts {
  path: string;
  /** The folder of the built console, such as `build/console`. */
  folder: string;
  /** The current pack. */
  pack: () => PackModules;
  site: () => Promise<BuiltSite> | BuiltSite;
  publicUrl: () => string;
  hasSingleSignOn: boolean;
  isDevelopment: boolean;
  boundFiles: LimitFiles;
}

/** Not for search engines or caches, and its URL must not appear in a referrer. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  vary: 'accept-encoding',
} as const;

/** `private` keeps files out of shared caches and of the public site's service worker. */
const FILE_CACHING = 'private, max-age=31536000, immutable';

/** @throws InvalidSettingError if a page of the site begins with the same segment as the console's path */
export async function staffConsole(app: FastifyInstance, parts: ConsoleParts) {
  const { path, folder, pack, publicUrl, isDevelopment } = parts;
  refusePathOfSite(path, await parts.site(), brandOf(pack()));
  const readFiles = async () =>
    JSON.parse(await readFile(join(folder, DOCUMENT_FILE), 'utf8')) as DocumentFiles;
  const files = await readFiles();

  function render(from: PackModules, builtFiles: DocumentFiles) {
    const { name, notice } = brandOf(from);
    const { mark, light = mark } = (from[ART_FILE] as Art).logo;
    const { html, policy } = consoleDocument({
      settings: {
        path,
        brand: { name, mark, markLight: light },
        isDemo: notice !== undefined,
        passkeys: relyingParty(publicUrl()) !== null,
        singleSignOn: parts.hasSingleSignOn,
      },
      files: builtFiles,
      theme: from.theme as SiteTheme,
    });
    return { from, policy, body: CachedBody.of(Buffer.from(html)) };
  }
  let last: ReturnType<typeof render> | undefined;

  await app.register(async (files) => {
    parts.boundFiles(files);
    await files.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: `${path}/assets/`,
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      dotfiles: 'deny',
      setHeaders: (reply) => {
        reply.header('cache-control', isDevelopment ? 'no-store' : FILE_CACHING);
        reply.header('x-robots-tag', 'noindex');
      },
    });
  });

  for (const url of [path, `${path}/*`]) {
    app.get(url, async (request, reply) => {
      if (/\.[^/]*$/.test(request.url.replace(/\?.*$/s, ''))) return sendNotFound(request, reply);
      // A new pack has another name and theme. In development, the files change too.
      if (isDevelopment) last = render(pack(), await readFiles());
      else if (last?.from !== pack()) last = render(pack(), files);
      reply.headers({ ...HEADERS, 'content-security-policy': last.policy });
      const body = await last.body;
      const coding = body.codingFor(bestCoding(request.headers['accept-encoding']));
      if (coding) reply.header('content-encoding', coding);
      return reply.send(await body.bytesIn(coding));
    });
  }
}

const brandOf = (pack: PackModules) => pack['site.yaml'] as Site;

function refusePathOfSite(path: string, { routes }: BuiltSite, { redirects }: Site): void {
  const pages = [...routes.map((route) => route.path), ...Object.keys(redirects ?? {})];
  if (!pages.some((page) => firstPart(page) === firstPart(path))) return;
  throw new InvalidSettingError('CONSOLE', path, CONSOLE_PATHS);
}
