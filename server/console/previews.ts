/**
 * Shows pages with a draft: in the console's frame to staff, and by a link to people without an
 * account. No script of the page runs there, so a hostile draft can do nothing with a session.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readSignedInActor, registerCookies } from '#api/console/session-cookie.ts';
import { createLimiter } from '#api/http/rate-limits.ts';
import { type BuiltFiles, DOCUMENT_FILE } from '#contract/console/document.ts';
import { EntryFile } from '#contract/console/entries.ts';
import { pathLabel } from '#contract/console/path-label.ts';
import { problemText } from '#contract/console/problem-text.ts';
import { parseFieldName } from '#contract/preview.ts';
import { isProblem, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { getDraft, sharedVersion, versionSource } from '#domain/content/publishing/index.ts';
import { requirePermission } from '#domain/staff/permissions.ts';
import type { ContentTasks } from '#server/content/content-worker.ts';
import type { PreviewPage } from '#server/content/preview-site.ts';
import {
  messagePage,
  previewHtml,
  previewPolicy,
  withBanner,
  withScript,
} from './preview-document.ts';

interface PreviewParts {
  /** The console's path. */
  path: string;
  /** The folder of the built console. */
  folder: string;
  db: Db;
  tasks: ContentTasks;
  origin: () => string;
  /** URL path of the page of an entry; null without one. */
  pathOf: (file: string) => string | null;
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'SAMEORIGIN',
};

/** The parameter that names the entry; the others belong to the page. */
const ENTRY = 'entry';

/** Openings of shared drafts, for each client network. */
const SHARED_LIMITS = [{ points: 60, duration: 60 }];

/** Rendered pages of shared links, since everyone with a link can ask for them. */
const SHARED_CACHE = { max: 20, ttl: 60_000 };

export async function previews(app: FastifyInstance, parts: PreviewParts) {
  const { path, db, tasks, origin } = parts;
  await registerCookies(app);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(HEADERS));
  app.setErrorHandler(async (error, _request, reply) => {
    if (!isProblem(error)) throw error;
    return sendMessage(reply, error);
  });

  app.get<{ Params: { '*': string } }>(`${path}/preview/*`, async (request, reply) => {
    const now = Date.now();
    const actor = await readSignedInActor(db, request, { now, isUse: true });
    if (!actor) throw new ProblemError('not-signed-in', 'Sign in to the console to see drafts');
    requirePermission(actor, 'content.read');
    const url = pageUrl(request, `${path}/preview`);
    const file = entryOf(url);
    url.searchParams.delete(ENTRY);
    const draft = await getDraft(db, file);
    const page = await tasks.preview({
      file,
      text: draft?.source ?? null,
      path: url.pathname + url.search,
      origin: origin(),
      isMarked: true,
    });
    if (page.location !== null) {
      const target = new URL(page.location, url);
      target.searchParams.set(ENTRY, file);
      return reply.redirect(`${path}/preview${target.pathname}${target.search}`, 302);
    }
    const script = `${path}/${await frameScript(parts)}`;
    // A browser may have opened the console under another name of this server.
    const own = `${request.protocol}://${request.host}`;
    const urls = [...new Set([origin(), own])].map((each) => each + script);
    reply.header('content-security-policy', previewPolicy(page.inline, urls.join(' ')));
    return reply.code(page.status).send(withScript(previewHtml(page), script));
  });
  sharedPages(app, parts);
}

function sharedPages(app: FastifyInstance, { path, db, tasks, origin, pathOf }: PreviewParts) {
  const limit = createLimiter('shared', SHARED_LIMITS);
  const rendered = new LRUCache<string, PreviewPage>(SHARED_CACHE);
  app.get<{ Params: { token: string } }>(`${path}/shared/:token`, async (request, reply) => {
    await limit(request.ip);
    const { token } = request.params;
    const shared = await sharedVersion(db, token, Date.now());
    if (!shared) throw new ProblemError('not-found', 'This link has ended or was revoked');
    const { file, version, expiresAt } = shared;
    const cached = rendered.get(token);
    const page =
      cached ??
      (await tasks.preview({
        file,
        text: await versionSource(db, file, version),
        path: pathOf(file) ?? '/',
        origin: origin(),
        isMarked: false,
      }));
    rendered.set(token, page);
    const { html, style } = withBanner(previewHtml(page), expiresAt);
    const inline = { scripts: [], styles: [...page.inline.styles, style] };
    reply.header('content-security-policy', previewPolicy(inline, null));
    return reply.code(page.status).send(html);
  });
}

/** The page's own path and query. */
function pageUrl(request: FastifyRequest, prefix: string): URL {
  const url = new URL(request.url, 'http://preview');
  url.pathname = url.pathname.slice(prefix.length) || '/';
  return url;
}

function entryOf(url: URL): string {
  const file = EntryFile.safeParse(url.searchParams.get(ENTRY));
  if (!file.success) throw new ProblemError('malformed', 'entry: name the file of an entry');
  return file.data;
}

async function frameScript({ folder }: PreviewParts): Promise<string> {
  const files = JSON.parse(await readFile(join(folder, DOCUMENT_FILE), 'utf8')) as BuiltFiles;
  return files.previewFrame;
}

function sendMessage(reply: FastifyReply, { status, message, errors = [] }: ProblemError) {
  const lines = errors.map((error) => {
    const label = pathLabel(parseFieldName(error.field)?.path ?? []);
    return [label, problemText(error)].filter(Boolean).join(': ');
  });
  const { html, style } = messagePage(message, lines);
  reply.header('content-security-policy', previewPolicy({ scripts: [], styles: [style] }, null));
  // Fastify removes the type of a response that becomes an error.
  return reply.code(status).headers(HEADERS).send(html);
}
