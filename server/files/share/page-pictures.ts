/** Reads the content of share pictures from their pages, and draws the pictures. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { unavailableProblem } from '#api/http/problems.ts';
import { ART_FILE, type Art } from '#contract/art.ts';
import { languageOfPath } from '#contract/languages.ts';
import { shareImagePath } from '#contract/share-image.ts';
import type { Site as Brand } from '#contract/site.ts';
import { languagesOf, translatedPack } from '#contract/translated-pack.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import { drawShare, openShareRenderer } from './draw-share.ts';
import { drawingFingerprint } from './drawing-fingerprint.ts';
import { shareFonts } from './fonts.ts';
import { readShareContent, type ShareContent } from './share-content.ts';

/** Pages whose content is cached. */
const MAX_PAGES = 1000;

interface PageContent extends ShareContent {
  /** In the language of the page. */
  tagline: string;
}

interface PageFacts {
  /** The page's ETag. */
  etag: string;
  content: PageContent;
  /** A digest of everything that determines the picture. */
  digest: string;
}

interface Sources {
  contentDir: string;
  /** The current pack. */
  pack: () => SiteModules;
}

/** The share pictures of one brand: after a change of the brand, all are read and drawn again. */
export class PagePictures {
  readonly #app: FastifyInstance;
  readonly #sources: Sources;
  readonly #cache = new LRUCache<string, PageFacts>({ max: MAX_PAGES });
  #brand: Brand;
  #appearance: string;
  #renderer: ReturnType<typeof openShareRenderer> | undefined;

  /** @param app answers requests for the pages and for the pictures on them */
  constructor(app: FastifyInstance, sources: Sources) {
    this.#app = app;
    this.#sources = sources;
    this.#brand = brandOf(sources.pack());
    this.#appearance = appearanceOf(sources);
  }

  /**
   * The facts of a page; undefined if there is no such page, or if it names another picture.
   * @param client the IP that the page is requested for: the request waits in its network's queue
   */
  async factsOf(page: string, client: string, signal: AbortSignal): Promise<PageFacts | undefined> {
    this.#followBrand();
    const cached = this.#cache.get(page);
    const response = await this.#app.inject({
      url: page,
      remoteAddress: client,
      signal,
      headers: cached && { 'if-none-match': cached.etag },
    });
    if (response.statusCode === 304) return cached;
    if (response.statusCode >= 500) throw unavailableProblem(response.statusCode);
    if (response.statusCode !== 200) return undefined;
    const content = readShareContent(response.body, this.#brand.name);
    if (!content || pathOf(content.image) !== shareImagePath(page)) return undefined;
    const { title, section, hour, picture } = content;
    const tagline = taglineFor(page, this.#sources.pack());
    // Names of built files depend on their contents, so the picture's URL is enough.
    const all = JSON.stringify([this.#appearance, title, section, tagline, hour, picture]);
    const digest = createHash('sha256').update(all).digest('hex').slice(0, 40);
    const facts = { etag: String(response.headers.etag), content: { ...content, tagline }, digest };
    // The texts are slices of the page, so a copy lets the rest of it be freed.
    this.#cache.set(page, structuredClone(facts));
    return facts;
  }

  async draw({ picture, ...facts }: PageContent): Promise<Buffer> {
    const renderer = await this.#openRenderer();
    const file = picture?.src.startsWith('/') ? await this.#app.inject(picture.src) : null;
    const hasFile = picture && file?.statusCode === 200;
    return drawShare(renderer, {
      ...facts,
      picture: hasFile ? { form: picture.form, bytes: file.rawPayload } : null,
      mark: await this.#markFor(facts.hour),
    });
  }

  async #markFor(hour: ShareContent['hour']): Promise<Buffer> {
    const { mark, light = mark } = logoOf(this.#sources.pack());
    const url = hour === 'night' ? light : mark;
    const file = await this.#app.inject(url);
    if (file.statusCode !== 200) throw new Error(`${url} answers with ${file.statusCode}`);
    return file.rawPayload;
  }

  #followBrand(): void {
    const brand = brandOf(this.#sources.pack());
    if (this.#brand === brand) return;
    this.#brand = brand;
    this.#appearance = appearanceOf(this.#sources);
    this.#renderer = undefined;
    this.#cache.clear();
  }

  /** Opened once. After an error it is opened again, since the pack may have been fixed. */
  #openRenderer(): ReturnType<typeof openShareRenderer> {
    this.#renderer ??= openShareRenderer(this.#sources.contentDir, this.#brand).catch(
      (error: unknown) => {
        this.#renderer = undefined;
        throw error;
      },
    );
    return this.#renderer;
  }
}

const brandOf = (pack: SiteModules) => pack['site.yaml'] as Brand;

const logoOf = (pack: SiteModules) => (pack[ART_FILE] as Art).logo;

/** In the language of the page. */
function taglineFor(page: string, pack: SiteModules): string {
  const code = languageOfPath(page, languagesOf(pack));
  return brandOf(translatedPack(pack, code)).tagline;
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}

/** A digest that differs whenever the same page would be drawn differently. */
function appearanceOf({ contentDir, pack }: Sources): string {
  const { name, nativeName } = brandOf(pack());
  // The URLs contain the version of the file.
  const { mark, light } = logoOf(pack());
  const texts = [name, nativeName, mark, light].join('\n');
  const hash = createHash('sha256').update(texts).update(drawingFingerprint());
  for (const file of [join(contentDir, 'theme.css'), ...shareFonts(contentDir)]) {
    hash.update(readIfExists(file));
  }
  return hash.digest('hex');
}

function readIfExists(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
