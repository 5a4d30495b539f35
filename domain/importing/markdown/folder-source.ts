/** Reads a folder of Markdown of Jekyll, Hugo, Astro, or of no generator. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { IMPORT_LIMITS } from '#domain/importing/import-limits.ts';
import { firstFile, PictureFolder, pathIn } from '#domain/importing/picture-folders.ts';
import { UNKNOWN_SITE } from '#domain/importing/post-links.ts';
import type { PostNotes } from '#domain/importing/post-notes.ts';
import type { SourceOptions } from '#domain/importing/source-options.ts';
import {
  type FoundPicture,
  ImportError,
  type PostSource,
  type SourcePost,
} from '#domain/importing/source-post.ts';
import { markdownFilesIn } from './folder-files.ts';
import { type FrontMatter, splitFrontMatter } from './front-matter.ts';
import { resolveLiquid } from './liquid.ts';
import { markdownHtml } from './markdown-html.ts';
import { resolveMdx } from './mdx.ts';
import { addressesOf, fileNameOf } from './post-address.ts';
import * as fields from './post-fields.ts';
import { resolveShortcodes } from './shortcodes.ts';
import { readSiteConfig, type SiteConfig } from './site-config.ts';

/** @throws ImportError */
export function openMarkdownFolder(folder: string, options: SourceOptions): PostSource {
  if (!statSync(folder).isDirectory()) {
    throw new ImportError(
      `${folder} is not a folder. Name the folder of the site or of its posts.`,
    );
  }
  return new MarkdownFolder(folder, configOf(folder), options);
}

function configOf(folder: string): SiteConfig {
  try {
    return readSiteConfig(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new ImportError(`The configuration of the site cannot be read: ${reason}`);
  }
}

class MarkdownFolder implements PostSource {
  readonly label: string;
  readonly siteUrl: string;
  readonly leftOut = new Map<string, number>();
  /** By file, because the posts are read several times. */
  readonly #problems = new Map<string, string>();
  readonly #root: string;
  readonly #config: SiteConfig;
  readonly #options: SourceOptions;
  readonly #folder: PictureFolder;
  readonly #media: PictureFolder | undefined;
  /** Paths below the folder of all texts. */
  readonly #files: string[];
  readonly #fileOf = new WeakMap<SourcePost, string>();

  constructor(folder: string, config: SiteConfig, options: SourceOptions) {
    this.#root = realpathSync(folder);
    this.#config = config;
    this.#options = options;
    this.#folder = new PictureFolder(folder);
    this.#media = options.media === undefined ? undefined : new PictureFolder(options.media);
    this.siteUrl = options.siteUrl || config.siteUrl;
    const { generator } = config;
    this.label = generator === 'Markdown' ? 'a folder of Markdown' : generator;
    const { files, links } = markdownFilesIn(join(this.#root, config.contentFolder), '');
    for (const link of links) this.#report(link, 'is a symbolic link, which is not followed');
    this.#files = files.filter((file) => this.#isImported(file));
  }

  get problems(): string[] {
    return [...this.#problems].map(([file, problem]) => `${file}: ${problem}`);
  }

  #leaveOut(what: string): void {
    this.leftOut.set(what, (this.leftOut.get(what) ?? 0) + 1);
  }

  #report(file: string, problem: string): void {
    if (this.#problems.size < IMPORT_LIMITS.notes) this.#problems.set(file, problem);
  }

  #isImported(file: string): boolean {
    if (/(^|\/)_index\.\w+$/.test(file)) this.#leaveOut('list pages');
    else if (this.#config.isPost(file) || this.#options.includesPages) return true;
    else this.#leaveOut('pages');
    return false;
  }

  async *posts(): AsyncGenerator<SourcePost> {
    for (const file of this.#files) {
      try {
        yield this.#read(file);
      } catch (error) {
        const reason =
          error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
        this.#report(file, reason);
      }
    }
  }

  #read(file: string): SourcePost {
    const path = join(this.#root, this.#config.contentFolder, file);
    if (statSync(path).size > IMPORT_LIMITS.markdownFile) {
      throw new Error('is larger than 2 MB, which no post is');
    }
    const frontMatter = splitFrontMatter(readFileSync(path, 'utf8'));
    const { data } = frontMatter;
    const fileName = fileNameOf(file);
    const title = fields.textIn(data, 'title') || headingIn(frontMatter.body);
    const day = fields.dayOf(data) || fileName.day;
    const { permalink } = this.#options;
    const addresses = addressesOf(this.#config, { data, fileName, day, title, permalink });
    const isDraft = fields.isDraft(data) || /(^|\/)_drafts\//.test(file);
    const post: SourcePost = {
      origin: `markdown:${this.siteUrl || basename(this.#root)}:${file}`,
      title,
      slug: fields.textIn(data, 'slug') || fileName.name,
      day,
      state: isDraft ? 'draft' : 'published',
      remark: '',
      tags: fields.tagsOf(data, this.#config.generator === 'Jekyll'),
      authors: fields.authorsOf(data),
      metaTitle: fields.textIn(data, 'seo_title', 'metaTitle', 'meta_title'),
      metaDescription: fields.descriptionOf(data),
      cover: fields.coverOf(data),
      formerUrls: addresses.filter(Boolean),
      linkNames: this.#namesOf(file),
      hasCaptionsInTitles: true,
      body: (notes) => this.#html({ file, title }, frontMatter, notes),
    };
    this.#fileOf.set(post, file);
    return post;
  }

  #html(
    { file, title }: { file: string; title: string },
    { body, bodyLine: firstLine }: FrontMatter,
    notes: PostNotes,
  ): string {
    const { generator, basePath } = this.#config;
    // Pages show the title above the text.
    let text = headingIn(body) === title ? body.replace(HEADING, '\n') : body;
    if (/\.mdx$/i.test(file)) text = resolveMdx(text, { notes, firstLine });
    else if (generator === 'Jekyll') text = resolveLiquid(text, { basePath, notes, firstLine });
    else if (generator !== 'Astro') text = resolveShortcodes(text, { notes, firstLine });
    return markdownHtml(text, firstLine);
  }

  #namesOf(file: string): string[] {
    const stem = file.replace(/\.\w+$/, '');
    const names = [file, stem, stem.replace(/\/index$/, ''), file.replace(/^.*?(_posts\/)/, '$1')];
    const path = posix.join(this.#config.contentFolder, file);
    return [...new Set([...names, path, basename(stem)])].map((name) => `file:${name}`);
  }

  linkNames(href: string, post: SourcePost): string[] {
    if (/^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(href)) return [];
    const path = pathIn(href);
    const file = this.#fileOf.get(post) ?? '';
    const isFile = /\.(md|markdown|mdx)$/i.test(path);
    // Other relative links are resolved as URLs.
    if (!isFile && this.#config.generator !== 'Hugo') return [];
    const relative = posix.join(posix.dirname(file), path);
    const rooted = path.replace(/^\/+/, '');
    const bare = isFile ? [posix.basename(path).replace(/\.\w+$/, '')] : [];
    const names = [relative, rooted, rooted.replace(/\/+$/, ''), ...bare];
    return [...new Set(names)].map((name) => `file:${name}`);
  }

  findPicture(src: string, post: SourcePost): FoundPicture {
    const isUrl = /^([a-z][a-z\d+.-]*:)?\/\//i.test(src);
    const site = this.siteUrl || UNKNOWN_SITE;
    const url = URL.canParse(src, site) ? new URL(src, site) : undefined;
    const isOwn = url?.host.replace(/^www\./, '') === new URL(site).host.replace(/^www\./, '');
    if (isUrl && !isOwn) return { problem: 'is on another site' };
    const found = firstFile(this.#candidates(pathIn(src), this.#fileOf.get(post) ?? '', isUrl));
    return 'file' in found || !url || !this.siteUrl
      ? found
      : { url: this.#address(src, post, url) };
  }

  /** Relative pictures are beside the page. */
  #address(src: string, post: SourcePost, url: URL): string {
    const base = new URL(post.formerUrls[0] ?? '/', this.siteUrl);
    return URL.canParse(src, base) ? new URL(src, base).href : url.href;
  }

  *#candidates(path: string, file: string, isUrl: boolean) {
    const { basePath, contentFolder, publicFolders } = this.#config;
    if (!path.startsWith('/') && !isUrl) {
      const alias = /^[~@]\/(.*)$/.exec(path)?.[1];
      if (alias) yield [this.#folder, `src/${alias}`] as const;
      const beside = posix.join(contentFolder, posix.dirname(file), path);
      yield [this.#folder, beside] as const;
    }
    const isBased = basePath !== '' && path.startsWith(`${basePath}/`);
    const rooted = (isBased ? path.slice(basePath.length) : path).replace(/^(\.?\/)+/, '');
    for (const folder of publicFolders) yield [this.#folder, posix.join(folder, rooted)] as const;
    const parts = rooted.split('/');
    for (const index of parts.keys()) yield [this.#media, parts.slice(index).join('/')] as const;
  }
}

const HEADING = /^\s*#[ \t]+([^\n]+?)[ \t]*#*(?:\n|$)/;

/** A post without a title may begin with a heading of the first level. */
const headingIn = (body: string): string => HEADING.exec(body)?.[1] ?? '';
