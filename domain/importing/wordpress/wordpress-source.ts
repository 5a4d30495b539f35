/** Reads the posts of a WordPress export. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { refuseArchive } from '#domain/importing/file-kinds.ts';
import { IMPORT_LIMITS } from '#domain/importing/import-limits.ts';
import { escapeHtml } from '#domain/importing/markup.ts';
import { firstFile, PictureFolder } from '#domain/importing/picture-folders.ts';
import { dayIn, toSlug } from '#domain/importing/post-names.ts';
import type { SourceOptions } from '#domain/importing/source-options.ts';
import {
  type FoundPicture,
  ImportError,
  type PostSource,
  type SourcePost,
} from '#domain/importing/source-post.ts';
import { Attachments, uploadPaths } from './attachments.ts';
import { wordpressHtml } from './wordpress-text.ts';
import { type WxrChannel, type WxrItem, wxrItems } from './wxr-items.ts';

/**
 * @param path the .xml file, or a folder with the files of one export
 * @throws ImportError
 */
export async function openWordpressExport(
  path: string,
  options: SourceOptions,
): Promise<PostSource> {
  const source = new WordpressExport(exportFiles(path), options);
  await source.readLibrary();
  return source;
}

function exportFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) {
    refuseArchive(path);
    return [path];
  }
  const names = readdirSync(path).filter((name) => name.endsWith('.xml'));
  if (names.length === 0) throw new ImportError(`${path} has no .xml file of a WordPress export.`);
  return names.sort().map((name) => join(path, name));
}

const POST_STATES: Readonly<Record<string, string>> = {
  publish: 'published',
  future: 'planned',
  draft: 'draft',
  pending: 'draft',
  private: 'private',
};

const REMARKS: Readonly<Record<string, string>> = {
  private: 'On the former site, this post was private.',
  password: 'On the former site, this post needed a password.',
};

class WordpressExport implements PostSource {
  readonly label = 'WordPress';
  readonly leftOut = new Map<string, number>();
  readonly #files: readonly string[];
  readonly #options: SourceOptions;
  readonly #media: PictureFolder | undefined;
  readonly #attachments = new Attachments();
  readonly #channel: WxrChannel = {
    siteUrl: '',
    authors: new Map(),
    truncated: new Set(),
  };

  constructor(files: readonly string[], options: SourceOptions) {
    this.#files = files;
    this.#options = options;
    this.#media = options.media === undefined ? undefined : new PictureFolder(options.media);
  }

  get problems(): string[] {
    return [...this.#channel.truncated].map(
      (file) => `${file}: ends too early, so posts are missing: export it again`,
    );
  }

  get siteUrl(): string {
    return this.#options.siteUrl || this.#channel.siteUrl;
  }

  async *#items(): AsyncGenerator<WxrItem> {
    for (const file of this.#files) yield* wxrItems(file, this.#channel);
  }

  /** Posts name attachments that may come after them. */
  async readLibrary(): Promise<void> {
    for await (const item of this.#items()) {
      const type = typeOf(item);
      if (type === 'attachment') this.#attachments.add(item);
      if (this.#attachments.count > IMPORT_LIMITS.attachments) {
        throw new ImportError('The export has more than 200,000 attachments.');
      }
      if (item.comments > 0) this.#leaveOut('comments', item.comments);
      if (type !== 'attachment' && !this.#isImported(item)) this.#leaveOut(nameOf(item));
    }
  }

  #leaveOut(what: string, count = 1): void {
    this.leftOut.set(what, (this.leftOut.get(what) ?? 0) + count);
  }

  #isImported(item: WxrItem): boolean {
    const type = typeOf(item);
    const isText = type === 'post' || (type === 'page' && this.#options.includesPages);
    return isText && stateOf(item) in POST_STATES;
  }

  async *posts(): AsyncGenerator<SourcePost> {
    for await (const item of this.#items()) if (this.#isImported(item)) yield this.#post(item);
  }

  #post(item: WxrItem): SourcePost {
    const { fields, meta } = item;
    const field = (name: string) => (fields.get(name) ?? '').trim();
    const state = POST_STATES[stateOf(item)] ?? '';
    const id = field('wp:post_id');
    const login = field('dc:creator');
    const name = this.#channel.authors.get(login)?.name ?? login;
    const link = field('link');
    const slug = field('wp:post_name');
    const formerSlugs = (meta.get('_wp_old_slug') ?? '').split('\n').filter(Boolean).slice(0, 5);
    return {
      origin: `wordpress:${hostIn(this.#channel.siteUrl)}/?p=${id}`,
      title: textOf(field('title')),
      slug,
      // The first is a time of the site, the second one of UTC.
      day: dayIn(field('wp:post_date')) || dayIn(field('pubDate')),
      state,
      remark: REMARKS[field('wp:post_password') ? 'password' : state] ?? '',
      tags: item.categories.flatMap((each) =>
        /^(category|post_tag)$/.test(each.domain) && !/^uncategori[sz]ed$/i.test(each.name)
          ? [textOf(each.name)]
          : [],
      ),
      authors: name ? [{ slug: toSlug(login) || toSlug(name), name }] : [],
      metaTitle: plainMeta(meta.get('_yoast_wpseo_title') ?? meta.get('rank_math_title')),
      metaDescription:
        plainMeta(meta.get('_yoast_wpseo_metadesc') ?? meta.get('rank_math_description')) ||
        textOf(field('excerpt:encoded')),
      cover: this.#cover(meta.get('_thumbnail_id')),
      formerUrls: [
        link,
        ...formerSlugs.map((former) => link.replace(`/${slug}`, `/${former}`)),
      ].filter(Boolean),
      linkNames: [`?p=${id}`],
      hasCaptionsInTitles: false,
      body: (notes) => {
        if (item.isCut) notes.warn('a field has more than 2 MB, and was cut');
        const text = fields.get('content:encoded') ?? '';
        const html = wordpressHtml(text, { notes, gallery: (ids) => this.#gallery(ids) });
        return this.#withAlts(html);
      },
    };
  }

  #cover(id: string | undefined) {
    const attachment = id === undefined ? undefined : this.#attachments.withId(id);
    return attachment ? { src: attachment.url, alt: attachment.alt } : null;
  }

  #gallery(ids: readonly string[]): string {
    const pictures = ids.flatMap((id) => this.#attachments.withId(id) ?? []);
    return pictures
      .map(({ url, alt, caption }) => {
        const image = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">`;
        const note = caption && `<figcaption>${escapeHtml(textOf(caption))}</figcaption>`;
        return `<figure>${image}${note}</figure>`;
      })
      .join('\n');
  }

  /** Pictures without a description in the text may have one in the library. */
  #withAlts(html: string): string {
    return html.replace(/<img\b[^>]{0,5000}>/gi, (tag) => {
      if (/\salt\s*=\s*(["'])\s*[^"'\s]/i.test(tag)) return tag;
      const id = /\bwp-image-(\d{1,12})\b/.exec(tag)?.[1];
      const src = /\ssrc\s*=\s*["']([^"']+)/i.exec(tag)?.[1] ?? '';
      const attachment = (id && this.#attachments.withId(id)) || this.#attachments.withSrc(src);
      if (!attachment?.alt) return tag;
      const bare = tag.replace(/\salt\s*=\s*(?:"[^"]*"|'[^']*')/i, '');
      return bare.replace(/^<img/i, `<img alt="${escapeHtml(attachment.alt)}"`);
    });
  }

  linkNames(): string[] {
    return [];
  }

  findPicture(src: string, post: SourcePost): FoundPicture {
    const base = new URL(post.formerUrls[0] ?? '/', this.siteUrl || 'https://former-site.invalid');
    if (!URL.canParse(src, base)) return { problem: 'is not a URL' };
    const url = new URL(src, base);
    const isUpload = /\/wp-content\/uploads\//.test(url.pathname);
    const isOwn = hostIn(url.href) === hostIn(base.href) || /^i\d\.wp\.com$/.test(url.host);
    if (!isUpload && !isOwn) return { problem: 'is on another site' };
    const found = firstFile(this.#candidates(url.href));
    if ('file' in found) return found;
    if (!isOwn) return { problem: 'is on another site' };
    if (!/^https?:$/.test(url.protocol)) return found;
    return { url: this.#attachments.withSrc(url.href)?.url ?? url.href };
  }

  *#candidates(src: string) {
    for (const path of uploadPaths(src)) {
      yield [this.#media, path] as const;
      yield [this.#media, `uploads/${path}`] as const;
      yield [this.#media, `wp-content/uploads/${path}`] as const;
    }
  }
}

const typeOf = ({ fields }: WxrItem) => (fields.get('wp:post_type') ?? '').trim();
const stateOf = ({ fields }: WxrItem) => (fields.get('wp:status') ?? '').trim();

/** Texts that are not imported, by what they are. */
function nameOf(item: WxrItem): string {
  const type = typeOf(item);
  if (type === 'page') return 'pages';
  if (type === 'post') return stateOf(item) === 'trash' ? 'posts in the trash' : 'unfinished posts';
  return `items of the type ${type.slice(0, 40) || 'unknown'}`;
}

const hostIn = (address: string) =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : '';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Titles and excerpts may have tags and entities. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]{0,2000}>/g, ' ')
    .replace(/&#(\d{1,6});/g, (_whole, code: string) => characterOf(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replace(/\[(&hellip;|…)\]|&hellip;/g, '…')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();
}

const characterOf = (code: number) =>
  code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';

/** Plugins fill in variables, such as `%%title%%`, when the page is shown. */
const plainMeta = (text = '') => (/%%?\w+%/.test(text) ? '' : text.trim());
