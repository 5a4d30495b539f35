/** Renders every page of a pack twice in this thread: as visitors get it, and for a preview. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PublicApi, publicApi } from '#contract/public-api.ts';
import type { DatabaseUrl } from '#db/open.ts';
import type { SiteEntry } from '#delivery/built-site.ts';
import { readOnlyContext } from '#delivery/page-api.ts';
import { readModules } from '#domain/content/pack/read-modules.ts';
import { inspectPack } from '#domain/content/pack/read-pack.ts';
import { openPreview, type Preview, withoutMarks } from '#domain/content/preview/index.ts';
import { articleHtml } from '#domain/content/rich-text.ts';
import type { Build } from '#scripts/build.mjs';
import type { ApiHost } from '#server/api-host.ts';
import { hostLocalApi } from '#server/local-api.ts';
import { readConfig } from '#server/settings.ts';
import { PAGE_STATES, type PageState } from './page-states.ts';

const ORIGIN = 'https://example.com';

/** Attributes that a preview adds. */
const ADDED = / data-(?:field[\w-]*|source)="[^"]*"/g;

export interface MarkedPages {
  preview: Preview;
  /** Number of rendered pages and states of pages. */
  count: number;
  /** What differs, one line for each page. */
  differences: string[];
  /** Names of the fields that any page shows. */
  shown: Set<string>;
  /** Number of pages with numbers of lines. */
  hasSources: number;
}

/** Copy of emails and of the console, which no page shows. */
const OTHER_FILES = /^(ne\/)?(mails|console)\.yaml#/;

/** Prose of the pack's pages, and what of it no page shows, so that only forms lead to it. */
export function proseOf({ preview, shown }: MarkedPages): { names: string[]; hidden: string[] } {
  const names = preview.marks.fields
    .map(({ name }) => name)
    .filter((name) => name.includes('.yaml#') && !OTHER_FILES.test(name));
  return { names, hidden: names.filter((name) => !shown.has(name)) };
}

interface Crawl {
  build: Build;
  /** Of a database with the pack, or an empty one. */
  databaseUrl: DatabaseUrl;
  /** Requested pages with the same path and the same names in the query. */
  maxVariants: number;
}

export async function markedPages(crawl: Crawl): Promise<MarkedPages> {
  const { build, databaseUrl, maxVariants } = crawl;
  const host = await hostLocalApi(
    readConfig({ DATABASE_URL: databaseUrl, CONTENT_DIR: build.content, LOG_LEVEL: 'silent' }),
    { doesBackgroundWork: false },
  );
  try {
    const site = await openBoth(build, host);
    const queue = pathQueue(maxVariants);
    for (const path of site.paths) queue.add(path);
    for (const path of queue.paths) {
      const html = await site.compare({ path });
      for (const [, href = ''] of html.matchAll(/<a\b[^>]* href="(\/[^"#]*)/g)) {
        queue.add(href.replaceAll('&amp;', '&'));
      }
    }
    for (const state of PAGE_STATES) await site.compare(state);
    return site.result;
  } finally {
    await host.close();
  }
}

/** The site of the built program with the pack and with the marked pack. */
async function openBoth(build: Build, host: ApiHost) {
  const file = pathToFileURL(resolve(join(build.folder, 'server/index.js'))).href;
  const { openSite } = (await import(file)) as SiteEntry;
  const modules = await readModules(build.content);
  const preview = await openPreview(modules, build.content);
  const withSources = await apiWithSources(build);
  const plain = openSite(modules, { isPreview: true });
  const marked = openSite(preview.modules, { isPreview: true });
  const result: MarkedPages = {
    preview,
    count: 0,
    differences: [],
    shown: new Set(),
    hasSources: 0,
  };

  /** @returns the page's HTML, which is empty for a redirect */
  async function compare({ path, api: answers, post }: PageState): Promise<string> {
    const local = host.apiFor(readOnlyContext(new URL(path, ORIGIN).pathname));
    const api = publicApi((name, ...args) => {
      const call = (answers?.[name] ?? local[name]) as (...args: unknown[]) => Promise<unknown>;
      return call(...args);
    });
    const request = () => {
      const body = post && new URLSearchParams(post);
      return new Request(ORIGIN + path, body ? { method: 'POST', body } : {});
    };
    const { html } = await plain.renderPage(request(), api, ignore);
    if (html === '') return '';
    const page = await preview.renderPage(
      (markedApi) => marked.renderPage(request(), markedApi, ignore),
      withSources(api),
    );
    result.count++;
    for (const name of page.fields) result.shown.add(name);
    if (page.html.includes(' data-source="')) result.hasSources++;
    const difference = firstDifference(html, page.html.replace(ADDED, ''));
    if (difference) result.differences.push(`${path}: ${difference}`);
    return html;
  }

  const paths = plain.pages.map(({ path }) => `/${path}`).filter((path) => !/[:*]/.test(path));
  return { compare, paths, result };
}

/** Failures of the API are states of pages. */
const ignore = () => undefined;

/** The kind of entry that each call reads. */
const KINDS: Readonly<Record<string, string>> = {
  getBlog: 'blogs',
  getHubStory: 'hub-stories',
  getWhitepaper: 'whitepapers',
  getSession: 'learning-hubs',
  getEvent: 'events',
  getTraining: 'trainings',
  getJob: 'jobs',
};

/** The API with bodies whose blocks have the numbers of their lines. */
async function apiWithSources({ content }: Build): Promise<(api: PublicApi) => PublicApi> {
  const { pack } = await inspectPack(content, Date.now(), [], { hasSourceLines: true });
  const bodies = new Map<string, Record<string, string>>();
  for (const { kind, slug, body } of pack.articles) {
    const html = articleHtml(body);
    bodies.set(`${kind} ${slug}`, { body: html, description: html });
  }
  for (const { kind, slug, description } of pack.events) {
    bodies.set(`${kind} ${slug}`, { description: articleHtml(description) });
  }
  for (const job of pack.jobs) {
    bodies.set(`jobs ${job.slug}`, {
      roleSummary: articleHtml(job.role_summary),
      minimumQualifications: articleHtml(job.minimum_qualifications),
      preferredQualifications: articleHtml(job.preferred_qualifications),
      responsibilities: articleHtml(job.responsibilities),
      benefits: articleHtml(job.benefits),
      footer: articleHtml(job.footer),
    });
  }
  return (api) =>
    publicApi(async (name, ...args) => {
      const answer = await (api[name] as (...args: readonly unknown[]) => Promise<object>)(...args);
      if (!('slug' in answer)) return answer;
      const html = bodies.get(`${KINDS[name]} ${answer.slug}`) ?? {};
      const own = Object.entries(html).filter(([key]) => key in answer);
      return { ...answer, ...Object.fromEntries(own) };
    });
}

/** Paths to render; more can be added during the iteration. */
function pathQueue(maxVariants: number) {
  const paths = new Set<string>();
  const variants = new Map<string, number>();
  const add = (path: string) => {
    const { pathname, searchParams } = new URL(path, ORIGIN);
    const shape = `${pathname}?${[...searchParams.keys()].sort().join('&')}`;
    const count = variants.get(shape) ?? 0;
    if (paths.has(path) || count === maxVariants) return;
    variants.set(shape, count + 1);
    paths.add(path);
  };
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
