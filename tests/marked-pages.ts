/** Renders every page of a pack twice in this thread: as visitors get it, and for a preview. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import type { PublicApi } from '#contract/public-api.ts';
import type { DatabaseUrl } from '#db/open.ts';
import type { SiteEntry } from '#delivery/built-site.ts';
import { readOnlyContext } from '#delivery/page-api.ts';
import { readModules } from '#domain/content/pack/read-modules.ts';
import { openPreview, type Preview, withoutMarks } from '#domain/content/preview/index.ts';
import type { Build } from '#scripts/build.mjs';
import { hostLocalApi } from '#server/local-api.ts';
import { readConfig } from '#server/settings.ts';

const ORIGIN = 'https://example.com';

/** Requested pages with the same path and the same names in the query. */
const MAX_VARIANTS = 4;

/** Attributes that a preview adds. */
const ADDED = / data-(?:field[\w-]*|source)="[^"]*"/g;

export interface MarkedPages {
  preview: Preview;
  paths: string[];
  /** What differs, one line for each page. */
  differences: string[];
  /** Names of the fields that any page shows. */
  shown: Set<string>;
}

/** @param databaseUrl of a database with the pack */
export async function markedPages(build: Build, databaseUrl: DatabaseUrl): Promise<MarkedPages> {
  const file = pathToFileURL(join(process.cwd(), build.folder, 'server/index.js')).href;
  const { openSite } = (await import(file)) as SiteEntry;
  const modules = await readModules(build.content);
  const preview = await openPreview(modules, (name) => {
    return parse(readFileSync(join(build.content, name), 'utf8'));
  });
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    CONTENT_DIR: build.content,
    LOG_LEVEL: 'silent',
  });
  const host = await hostLocalApi(config, { doesBackgroundWork: false });
  const plain = openSite(modules);
  const marked = openSite(preview.modules);
  const result: MarkedPages = { preview, paths: [], differences: [], shown: new Set() };
  const queue = pathQueue(
    plain.pages.map(({ path }) => `/${path}`).filter((path) => !/[:*]/.test(path)),
  );
  queue.add('/nobody');
  const report = (error: unknown) =>
    void (process.env.SHOW && console.error(String((error as Error).stack).slice(0, 600)));
  for (const path of queue.paths) {
    const api = host.apiFor(readOnlyContext(new URL(path, ORIGIN).pathname));
    const request = () => new Request(ORIGIN + path);
    const { html } = await plain.renderPage(request(), api, report);
    if (html === '') continue;
    const render = (markedApi: PublicApi) => marked.renderPage(request(), markedApi, report);
    const page = await preview.renderPage(render, api);
    result.paths.push(path);
    for (const name of page.fields) result.shown.add(name);
    const difference = firstDifference(html, page.html.replace(ADDED, ''));
    if (difference) result.differences.push(`${path}: ${difference}`);
    for (const [, href = ''] of html.matchAll(/<a\b[^>]* href="(\/[^"#]*)/g)) {
      queue.add(href.replaceAll('&amp;', '&'));
    }
  }
  await host.close();
  return result;
}

/** Paths to render; more can be added during the iteration. */
function pathQueue(first: readonly string[]) {
  const paths = new Set<string>();
  const variants = new Map<string, number>();
  const add = (path: string) => {
    const { pathname, searchParams } = new URL(path, ORIGIN);
    const shape = `${pathname}?${[...searchParams.keys()].sort().join('&')}`;
    const count = variants.get(shape) ?? 0;
    if (paths.has(path) || count === MAX_VARIANTS) return;
    variants.set(shape, count + 1);
    paths.add(path);
  };
  for (const path of first) add(path);
  return { paths, add };
}

function firstDifference(plain: string, stripped: string): string | undefined {
  if (plain === stripped) return undefined;
  // The styles of the first screen follow from the elements, whose difference says more.
  const elements = [plain, stripped].map((html) => html.replace(/<style>[\s\S]*?<\/style>/, ''));
  const [one = '', other = ''] = elements[0] === elements[1] ? [plain, stripped] : elements;
  let at = 0;
  while (one[at] === other[at]) at++;
  const around = (text: string) => withoutMarks(text.slice(Math.max(0, at - 60), at + 60));
  return `${around(one)} ≠ ${around(other)}`;
}
