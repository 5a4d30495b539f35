/**
 * Renders pages with a draft. The draft's pack is loaded into a database in memory, so that lists,
 * related entries and the entry itself come from the same code as for visitors.
 */
import { pathToFileURL } from 'node:url';
import type { ApiServices } from '#api/services.ts';
import { publicApi } from '#contract/public-api.ts';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import { siteFile } from '#delivery/build-folder.ts';
import type { SiteEntry } from '#delivery/built-site.ts';
import { readOnlyContext } from '#delivery/page-api.ts';
import { withUploads } from '#domain/content/media/index.ts';
import { inspect, storedDays, storePack } from '#domain/content/pack/index.ts';
import { type PackSource, withEdits } from '#domain/content/pack-files/index.ts';
import { filledDrafts, openPreview, type Preview } from '#domain/content/preview/index.ts';
import {
  draftTexts,
  invalidFields,
  type Publisher,
  publishedPack,
  toEdits,
} from '#domain/content/publishing/index.ts';
import { KINDS } from '#domain/inbox/submissions/index.ts';
import { makeApiServices } from '#server/api-services.ts';
import { inProcessCaller } from '#server/in-process-api.ts';
import type { Config } from '#server/settings.ts';

export interface PreviewRequest {
  /** The entry whose text is replaced. */
  file: string;
  /** Null: the entry as it is on the site. */
  text: string | null;
  /** Path and query of the page. */
  path: string;
  /** Origin of the site. */
  origin: string;
  /** True if elements name the fields that they show. */
  isMarked: boolean;
}

export interface PreviewPage {
  status: number;
  /** The path that a redirect leads to. */
  location: string | null;
  html: string;
  inline: { scripts: string[]; styles: string[] };
}

type Site = ReturnType<SiteEntry['openSite']>;

interface Opened {
  key: string;
  openSite: SiteEntry['openSite'];
  services: ApiServices;
  preview: Preview;
  marked: Site;
  plain: Site;
}

export class PreviewSite {
  readonly #publisher: Publisher;
  readonly #config: Config;
  #engine: Promise<OpenedEngine> | undefined;
  /** The last state: most requests show it again, or another page of it. */
  #opened: Opened | undefined;

  constructor(publisher: Publisher, config: Config) {
    this.#publisher = publisher;
    this.#config = config;
  }

  /** @throws ProblemError `invalid-fields` if the pack with the draft cannot be shown */
  async render(request: PreviewRequest): Promise<PreviewPage> {
    const { preview, marked, plain, services } = await this.#open(request);
    const url = new URL(request.path, request.origin);
    const api = publicApi(inProcessCaller(services, readOnlyContext(url.pathname)));
    const failures: unknown[] = [];
    const report = (error: unknown) => void failures.push(error);
    const page = request.isMarked
      ? await preview.renderPage(
          (markedApi) => marked.renderPage(new Request(url), markedApi, report),
          api,
        )
      : await plain.renderPage(new Request(url), api, report);
    const [failure] = failures;
    if (failure) throw failure;
    return {
      status: page.status,
      location: page.headers.location ?? null,
      html: page.html,
      inline: { scripts: [...page.inline.scripts], styles: [...page.inline.styles] },
    };
  }

  async #open({ file, text }: PreviewRequest): Promise<Opened> {
    const published = await publishedPack(this.#publisher);
    const texts = await draftTexts(this.#publisher.engine.db, published, file, text);
    const key = JSON.stringify([published.entriesVersion, ...texts]);
    const { openSite } = await loadSite();
    const opened = this.#opened;
    if (opened?.key === key && opened.openSite === openSite) return opened;
    const now = Date.now();
    const { source, inspection } = await this.#inspect(published.source, texts, now);
    const engine = await this.#database();
    const { entries_version: entriesVersion } = await engine.db
      .selectFrom('content_state')
      .select('entries_version')
      .executeTakeFirstOrThrow();
    await storePack(
      engine,
      inspection,
      { source, entriesVersion },
      {
        now,
        update: noUpdate,
        isSearched: false,
      },
    );
    const { modules } = inspection.pack;
    const preview = await openPreview(modules, source);
    const { services } = await makeApiServices(this.#config, engine, modules, KINDS);
    this.#opened = {
      key,
      openSite,
      services,
      preview,
      marked: openSite(preview.modules, { isPreview: true }),
      plain: openSite(modules, { isPreview: true }),
    };
    return this.#opened;
  }

  /** @throws ProblemError `invalid-fields` */
  async #inspect(published: PackSource, texts: ReadonlyMap<string, string>, now: number) {
    const { db } = this.#publisher.engine;
    const days = await storedDays(db);
    const read = async (shown: ReadonlyMap<string, string>) => {
      const source = await withUploads(db, withEdits(published, toEdits(shown)));
      return { source, inspection: await inspect(source, now, days, { hasSourceLines: true }) };
    };
    const drafts = await read(texts);
    const { problems } = drafts.inspection;
    if (problems.length === 0) return drafts;
    const filled = await filledDrafts(texts, problems);
    const shown = filled === undefined ? drafts : await read(filled);
    if (shown.inspection.problems.length > 0) throw invalidFields(problems);
    return shown;
  }

  #database(): Promise<OpenedEngine> {
    this.#engine ??= openDatabase('sqlite::memory:');
    return this.#engine;
  }
}

let loadSources: Promise<() => Promise<SiteEntry>> | undefined;

/** The code that renders pages: the built site, or its sources during development. */
async function loadSite(): Promise<SiteEntry> {
  if (process.env.NODE_ENV !== 'development') return import(pathToFileURL(siteFile).href);
  loadSources ??= import('#delivery/dev-site.ts').then(({ watchSources }) => watchSources());
  return (await loadSources)();
}

const noUpdate = async () => undefined;
