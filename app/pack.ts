/**
 * A content pack in one language: its copy, its media and its labels. It is an argument of each
 * request, so one process serves any number of packs and languages.
 */
import { type AreaName, leftOutAreas } from '#contract/areas.ts';
import { type Art, INLINED_ART, type InlinedArt, NIGHT_SCENES } from '#contract/art.ts';
import type { BlockCopy } from '#contract/block-copy.ts';
import type { Collection } from '#contract/collections.ts';
import type { Formatters } from '#contract/english-formatters.ts';
import { formattersOf } from '#contract/formatters.ts';
import type { Labels } from '#contract/labels.ts';
import { languageTag } from '#contract/language-tags.ts';
import {
  FIRST_LANGUAGE,
  LANGUAGE_MODULE,
  type Language,
  type LanguageCode,
} from '#contract/languages.ts';
import { type NativeWords, nativeWordsIn } from '#contract/native-words.ts';
import type { PageCopy, PageFolder, PageFolders } from '#contract/page-copy.ts';
import { fileOfPage } from '#contract/page-paths.ts';
import type { FocalPoints } from '#contract/pictures.ts';
import type { Site, SiteTheme, UtcOffset } from '#contract/site.ts';
import { rootPagesOf, translatedPack } from '#contract/translated-pack.ts';
import { translator } from '#contract/translator.ts';
import type { Locale } from './language/locale.ts';
import { searchTranslator } from './language/search-translator.ts';
import { pathIn, TranslatedLinks } from './language/translated-links.ts';

/** Values by name: `site.yaml`, `media/films/day-wide.mp4`, `media/people/a.jpg?picture`. */
export type PackModules = Readonly<Record<string, unknown>>;

type PagesCopy = { [Name in keyof PageCopy as `pages/${Name}`]: PageCopy[Name] };

/** Copy by the path of its file below the content folder, without extension. */
export interface Copy extends Collection, BlockCopy, PagesCopy {
  site: Site;
  labels: Labels;
  art: Art;
}

/** The copy of a section that a page may leave out. */
export type SectionCopy<Page extends keyof Copy, Name extends keyof Copy[Page]> = NonNullable<
  Copy[Page][Name]
>;

/** URLs of the drawing at the top of a page: `wide` from a viewport of 640 px on, else `narrow`. */
export interface SceneUrls {
  wide: string;
  narrow: string;
}

/** The operator's switches, which the server adds to the pack's modules under `SWITCHES`. */
export interface Switches {
  /** Pages register a service worker. */
  serviceWorker: boolean;
}
export const SWITCHES = 'switches';

const ALL_ON: Switches = { serviceWorker: true };

/** Folders whose pages have their own routes. */

export class LocalizedPack {
  readonly language: Language;
  readonly locale: Locale & { format: Formatters };
  readonly links: TranslatedLinks;
  readonly #modules: PackModules;
  readonly #leftOut: ReadonlySet<AreaName>;
  readonly #copy = new Map<string, unknown>();
  readonly #pages = new Map<PageFolder, ReadonlyMap<string, unknown>>();
  #englishSearch: ((searchText: string) => string) | undefined;
  #nativeWords: [NativeWords | undefined] | undefined;

  /** A link of the site, to the page in this language if it exists. */
  readonly href = (path: string): string => this.links.localHref(path);

  /** Words of the brand's own language within texts of another. */
  get nativeWords(): NativeWords | undefined {
    this.#nativeWords ??= [nativeWordsIn(this.#module<Site>('site.yaml').nativeLanguage)];
    return this.#nativeWords[0];
  }

  /** The `lang` of entries, which are in the first language; undefined if the page is too. */
  get entryLang(): LanguageCode | undefined {
    return this.language.code === FIRST_LANGUAGE ? undefined : FIRST_LANGUAGE;
  }

  /** The `lang` of a file of copy, which is the first language if it is not translated. */
  copyLang(name: keyof Copy): LanguageCode | undefined {
    return this.language.translated.includes(this.#fileOf(name)) ? undefined : this.entryLang;
  }

  /** @param pack the whole pack, in all of its languages */
  constructor(pack: PackModules, code: LanguageCode = FIRST_LANGUAGE) {
    this.#modules = translatedPack(pack, code);
    this.language = this.#module<Language>(LANGUAGE_MODULE);
    const site = this.#module<Site>('site.yaml');
    this.locale = localeOf(this.language, site);
    const { slug, hub, without } = site;
    this.#leftOut = leftOutAreas(without);
    const names = { slug, hub, without, ...rootPagesOf(pack) };
    this.links = new TranslatedLinks(this.language, names);
  }

  /** False if the brand leaves out the area. Then its copy may be missing. */
  has(area: AreaName): boolean {
    return !this.#leftOut.has(area);
  }

  /** False if the brand does without the meter: its area is left out, or its texts are missing. */
  get hasImpactMeter(): boolean {
    return this.has('cares') && Object.hasOwn(this.#modules, 'impact-meter.yaml');
  }

  /** @throws Error if the pack has no such file */
  copy<Name extends keyof Copy>(name: Name): Copy[Name] {
    const cached = this.#copy.get(name);
    if (cached !== undefined) return cached as Copy[Name];
    const copy = this.#withLocalLinks(this.#module<Copy[Name]>(this.#fileOf(name)));
    this.#copy.set(name, copy);
    return copy;
  }

  /** The path of the stories' hub in the first language, which links in copy do not have. */
  get hub(): string {
    return this.#module<Site>('site.yaml').hub;
  }

  /** URLs of the pictures by the role that they play. */
  get art(): Art {
    return this.copy('art');
  }

  /** The source of the drawings that are parts of the document. */
  get inlinedArt(): InlinedArt {
    return this.#module(INLINED_ART);
  }

  /** Tells if both drawings of a scene show the night where the visitor's system is dark. */
  hasNight({ wide, narrow }: SceneUrls): boolean {
    const drawings = this.#module<readonly string[]>(NIGHT_SCENES);
    return drawings.includes(wide) && drawings.includes(narrow);
  }

  /** The files whose names match, sorted by name. */
  files<Value>(name: RegExp): [name: string, value: Value][] {
    return Object.keys(this.#modules)
      .filter((id) => name.test(id))
      .sort()
      .map((id) => [id, this.#modules[id] as Value]);
  }

  /** Pages by slug, of a kind of which the pack may have any number. */
  pages<Folder extends PageFolder>(folder: Folder): ReadonlyMap<string, PageFolders[Folder]> {
    const cached = this.#pages.get(folder);
    if (cached) return cached as ReadonlyMap<string, PageFolders[Folder]>;
    const file = new RegExp(`^pages/${folder}/([^/]+)\\.yaml$`);
    const fileEntries = this.files<PageFolders[Folder]>(file);
    const pages = new Map(
      fileEntries.map(([name, page]) => [name.replace(file, '$1'), this.#withLocalLinks(page)]),
    );
    this.#pages.set(folder, pages);
    return pages;
  }

  /** Focal points by the path of the drawing below the content folder. */
  get focalPoints(): FocalPoints {
    return this.#module('media/focus.yaml');
  }

  get theme(): SiteTheme {
    return this.#module('theme');
  }

  /** The clock of the site's time zone. */
  get clock(): readonly UtcOffset[] {
    return this.#module('site.yaml?clock');
  }

  /** The clock of each office, in the order of `offices`. */
  get officeClocks(): readonly UtcOffset[][] {
    return this.#module('site.yaml?clocks');
  }

  get switches(): Switches {
    return (this.#modules[SWITCHES] as Switches | undefined) ?? ALL_ON;
  }

  /** Replaces the links in copy by links to the pages in this language. */
  #withLocalLinks<Value>(copy: Value): Value {
    if (this.language.code === FIRST_LANGUAGE) return copy;
    if (typeof copy === 'string') return this.links.localHref(copy) as Value;
    if (Array.isArray(copy)) return copy.map((item) => this.#withLocalLinks(item)) as Value;
    if (typeof copy !== 'object' || copy === null) return copy;
    const entries = Object.entries(copy).map(([key, value]) => [key, this.#withLocalLinks(value)]);
    return Object.fromEntries(entries);
  }

  /** Translates a search text into English, the language of entries. */
  englishSearch(searchText: string): string {
    this.#englishSearch ??= searchTranslator(this.language);
    return this.#englishSearch(searchText);
  }

  /** The hub's copy is in a file with the name of its path. */
  #fileOf(name: keyof Copy): string {
    if (name !== 'pages/hub-stories') return `${name}.yaml`;
    return fileOfPage('hub-stories', this.#module<Site>('site.yaml'));
  }

  #module<Value>(id: string): Value {
    if (id in this.#modules) return this.#modules[id] as Value;
    throw new Error(`The pack has no ${id}`);
  }
}

function localeOf({ code, messages }: Language, site: Site): LocalizedPack['locale'] {
  const t = translator(messages, code);
  const tag = languageTag(code, site);
  return {
    code,
    tag,
    t,
    format: formattersOf(tag, t),
    href: (path) => pathIn(code, path),
  };
}

/** Computes a value once for each pack that asks for it. */
export function perPack<Value>(compute: (pack: LocalizedPack) => Value) {
  const values = new WeakMap<LocalizedPack, Value>();
  return (pack: LocalizedPack): Value => {
    const cached = values.get(pack);
    if (cached !== undefined) return cached;
    const value = compute(pack);
    values.set(pack, value);
    return value;
  };
}
