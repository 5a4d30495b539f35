/**
 * Reads a WordPress export (WXR) item by item, so that its size does not matter. Document types are
 * not read, so entities cannot expand.
 */
import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { IMPORT_LIMITS } from '#domain/importing/import-limits.ts';
import { ImportError } from '#domain/importing/source-post.ts';

export interface WxrCategory {
  /** `category`, `post_tag` or that of a plugin. */
  domain: string;
  name: string;
}

export interface WxrItem {
  /** By tag, such as `wp:post_id`. */
  fields: ReadonlyMap<string, string>;
  meta: ReadonlyMap<string, string>;
  categories: readonly WxrCategory[];
  comments: number;
  /** A field is longer than its limit, and was cut. */
  isCut: boolean;
}

export interface WxrAuthor {
  login: string;
  name: string;
}

export interface WxrChannel {
  siteUrl: string;
  /** By login. */
  authors: Map<string, WxrAuthor>;
  /** Files that end before their last element does. */
  truncated: Set<string>;
}

/** Names of post meta that are read, because plugins store megabytes in others. */
const META =
  /^_(thumbnail_id|wp_attachment_image_alt|wp_old_slug|yoast_wpseo_(title|metadesc))$|^rank_math_(title|description)$/;

interface Level {
  tag: string;
  text: string;
}

class WxrReader {
  readonly channel: WxrChannel = { siteUrl: '', authors: new Map(), truncated: new Set() };
  items: WxrItem[] = [];
  isWxr = false;
  readonly #parser: Parser;
  readonly #levels: Level[] = [];
  #fields = new Map<string, string>();
  #meta = new Map<string, string>();
  #categories: WxrCategory[] = [];
  #domain = '';
  #comments = 0;
  #isCut = false;
  #metaKey = '';
  #author: WxrAuthor = { login: '', name: '' };

  constructor() {
    this.#parser = new Parser(
      {
        onopentag: (tag, attributes) => this.#open(tag, attributes),
        onclosetag: () => this.#close(),
        ontext: (text) => this.#addText(text),
      },
      { xmlMode: true, decodeEntities: true },
    );
  }

  write(chunk: string): void {
    this.#parser.write(chunk);
  }

  /** @returns false if elements were open */
  end(): boolean {
    const isComplete = this.#levels.length === 0;
    this.#parser.end();
    return isComplete;
  }

  #parent(): string {
    return this.#levels.at(-1)?.tag ?? '';
  }

  #open(tag: string, attributes: Record<string, string>): void {
    if (tag === 'item' && this.#parent() === 'channel') {
      this.#fields = new Map();
      this.#meta = new Map();
      this.#categories = [];
      this.#comments = 0;
      this.#isCut = false;
    }
    if (tag === 'category') this.#domain = attributes.domain ?? '';
    if (tag === 'wp:author') this.#author = { login: '', name: '' };
    if (this.#levels.length >= MOST_LEVELS) throw new ImportError('The XML is nested too deeply.');
    this.#levels.push({ tag, text: '' });
  }

  #addText(text: string): void {
    const level = this.#levels.at(-1);
    if (!level) return;
    const room = IMPORT_LIMITS.field - level.text.length;
    if (text.length > room) this.#isCut = true;
    if (room > 0) level.text += text.slice(0, room);
  }

  #close(): void {
    const closed = this.#levels.pop();
    if (!closed) return;
    const { tag, text } = closed;
    const parent = this.#parent();
    if (parent === 'item') this.#closeInItem(tag, text);
    else if (parent === 'wp:postmeta') this.#closeInMeta(tag, text);
    else if (parent === 'wp:author') this.#closeInAuthor(tag, text.trim());
    else if (parent === 'channel') this.#closeInChannel(tag, text.trim());
  }

  #closeInItem(tag: string, text: string): void {
    if (tag === 'wp:comment') this.#comments += 1;
    else if (tag === 'category') {
      if (this.#categories.length < MOST_CATEGORIES) {
        this.#categories.push({ domain: this.#domain, name: text.trim() });
      }
    } else if (tag !== 'wp:postmeta') this.#fields.set(tag, text);
  }

  #closeInMeta(tag: string, text: string): void {
    if (tag === 'wp:meta_key') this.#metaKey = text.trim();
    if (tag === 'wp:meta_value' && META.test(this.#metaKey)) {
      const former = this.#metaKey === '_wp_old_slug' ? this.#meta.get(this.#metaKey) : undefined;
      this.#meta.set(this.#metaKey, former ? `${former}\n${text.trim()}` : text.trim());
    }
  }

  #closeInAuthor(tag: string, text: string): void {
    if (tag === 'wp:author_login') this.#author.login = text;
    if (tag === 'wp:author_display_name') this.#author.name = text;
  }

  #closeInChannel(tag: string, text: string): void {
    if (tag === 'wp:wxr_version') this.isWxr = true;
    if (tag === 'wp:base_blog_url' || (tag === 'link' && this.channel.siteUrl === '')) {
      this.channel.siteUrl = text.replace(/\/+$/, '');
    }
    if (tag === 'wp:author' && this.channel.authors.size < IMPORT_LIMITS.attachments) {
      this.channel.authors.set(this.#author.login, this.#author);
    }
    if (tag !== 'item') return;
    this.items.push({
      fields: this.#fields,
      meta: this.#meta,
      categories: this.#categories,
      comments: this.#comments,
      isCut: this.#isCut,
    });
  }
}

const MOST_LEVELS = 100;
const MOST_CATEGORIES = 200;

/** Characters before which the version must be found. */
const HEAD = 5_000_000;

/**
 * The items of a file in their order.
 * @param channel is filled before the first item
 * @throws ImportError if the file is no WordPress export
 */
export async function* wxrItems(path: string, channel: WxrChannel): AsyncGenerator<WxrItem> {
  const reader = new WxrReader();
  let read = 0;
  const drain = () => {
    const { items } = reader;
    reader.items = [];
    if (reader.channel.siteUrl) channel.siteUrl ||= reader.channel.siteUrl;
    for (const [login, author] of reader.channel.authors) channel.authors.set(login, author);
    return items;
  };
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    reader.write(chunk as string);
    read += (chunk as string).length;
    if (!reader.isWxr && (read > HEAD || reader.items.length > 0)) throw notWxr(path);
    yield* drain();
  }
  if (!reader.end()) channel.truncated.add(path);
  if (!reader.isWxr) throw notWxr(path);
  yield* drain();
}

const notWxr = (path: string) =>
  new ImportError(
    `${path} is not a WordPress export. Choose Tools, Export, All content in WordPress, and name the .xml file.`,
  );
