/** What pages show of themselves, read off the pages, and the pictures drawn of it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { unavailableProblem } from '#api/http/problems.ts';
import { sharePathOf } from '#contract/share.ts';
import type { Site as Brand } from '#contract/site.ts';
import { drawShare, openStudio } from './draw-share.ts';
import { drawingFingerprint } from './drawing-fingerprint.ts';
import { FONTS } from './fonts.ts';
import { type ShownPage, shownPage } from './shown-page.ts';

/** Pages whose picture is known without reading them again. */
const MAX_PAGES = 1000;

interface PageFacts {
  /** Of the page. */
  etag: string;
  shown: ShownPage;
  /** Of all that its picture shows. */
  digest: string;
}

interface Sources {
  contentDir: string;
  /** Of the pack that is shown now. */
  brand: () => Brand;
}

/** Of one brand: where another is shown, all is read and drawn again. */
export class PagePictures {
  readonly #app: FastifyInstance;
  readonly #sources: Sources;
  readonly #known = new LRUCache<string, PageFacts>({ max: MAX_PAGES });
  #brand: Brand;
  #look: string;
  #studio: ReturnType<typeof openStudio> | undefined;

  /** @param app that answers requests for the pages and the pictures on them */
  constructor(app: FastifyInstance, sources: Sources) {
    this.#app = app;
    this.#sources = sources;
    this.#brand = sources.brand();
    this.#look = lookOf(sources.contentDir, this.#brand);
  }

  /**
   * What the page says that it shows; undefined where there is no such page, or where it has another picture.
   * @param client whose request for the page it is: it waits in the line of its network
   */
  async factsOf(page: string, client: string, gone: AbortSignal): Promise<PageFacts | undefined> {
    this.#followBrand();
    const known = this.#known.get(page);
    const response = await this.#app.inject({
      url: page,
      remoteAddress: client,
      signal: gone,
      headers: known && { 'if-none-match': known.etag },
    });
    if (response.statusCode === 304) return known;
    if (response.statusCode >= 500) throw unavailableProblem(response.statusCode);
    if (response.statusCode !== 200) return undefined;
    const shown = shownPage(response.body, this.#brand.name);
    if (!shown || pathOf(shown.image) !== sharePathOf(page)) return undefined;
    const { title, section, hour, picture } = shown;
    // The build names its files by what is in them.
    const all = JSON.stringify([this.#look, title, section, hour, picture]);
    const digest = createHash('sha256').update(all).digest('hex').slice(0, 40);
    const facts = { etag: String(response.headers.etag), shown, digest };
    // Its texts are cut out of the page: a copy lets go of the rest.
    this.#known.set(page, structuredClone(facts));
    return facts;
  }

  async draw({ picture, ...facts }: ShownPage): Promise<Buffer> {
    const studio = await this.#openedStudio();
    const file = picture?.src.startsWith('/') ? await this.#app.inject(picture.src) : null;
    const isThere = picture && file?.statusCode === 200;
    return drawShare(studio, {
      ...facts,
      picture: isThere ? { form: picture.form, bytes: file.rawPayload } : null,
    });
  }

  #followBrand(): void {
    const brand = this.#sources.brand();
    if (this.#brand === brand) return;
    this.#brand = brand;
    this.#look = lookOf(this.#sources.contentDir, brand);
    this.#studio = undefined;
    this.#known.clear();
  }

  /** Opened once; what is wrong with the pack may have been mended by the next time. */
  #openedStudio(): ReturnType<typeof openStudio> {
    this.#studio ??= openStudio(this.#sources.contentDir, this.#brand).catch((error: unknown) => {
      this.#studio = undefined;
      throw error;
    });
    return this.#studio;
  }
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}

/** Another text whenever the same page would be drawn in another way. */
function lookOf(contentDir: string, { name, nativeName, tagline }: Brand): string {
  const words = [name, nativeName, tagline].join('\n');
  const hash = createHash('sha256').update(words).update(drawingFingerprint());
  const media = ['scenes/mark.svg', 'scenes/mark-light.svg'];
  const fonts = FONTS.map((name) => `fonts/${name}`);
  for (const file of [
    join(contentDir, 'theme.css'),
    ...[...media, ...fonts].map((name) => join(contentDir, 'media', name)),
  ]) {
    hash.update(readIfThere(file));
  }
  return hash.digest('hex');
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
