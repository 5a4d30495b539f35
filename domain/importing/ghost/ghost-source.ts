/** Reads the posts of a Ghost export. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { refuseArchive, statOf } from '#domain/importing/file-kinds.ts';
import { IMPORT_LIMITS } from '#domain/importing/import-limits.ts';
import { escapeHtml } from '#domain/importing/markup.ts';
import { permalinkOf } from '#domain/importing/permalinks.ts';
import { firstFile, PictureFolder, pathIn } from '#domain/importing/picture-folders.ts';
import { UNKNOWN_SITE } from '#domain/importing/post-links.ts';
import { dayIn } from '#domain/importing/post-names.ts';
import type { PostNotes } from '#domain/importing/post-notes.ts';
import type { SourceOptions } from '#domain/importing/source-options.ts';
import {
  type FoundPicture,
  ImportError,
  type PostSource,
  type SourcePerson,
  type SourcePost,
} from '#domain/importing/source-post.ts';

const text = z._default(z.nullish(z.string()), '');
const order = z._default(z.nullish(z.number()), 0);

const GhostPost = z.object({
  id: z.union([z.string(), z.number()]),
  title: text,
  slug: text,
  html: text,
  plaintext: text,
  type: text,
  page: z.nullish(z.union([z.boolean(), z.number()])),
  status: text,
  visibility: text,
  feature_image: text,
  feature_image_alt: text,
  custom_excerpt: text,
  meta_title: text,
  meta_description: text,
  published_at: z.nullish(z.union([z.string(), z.number()])),
  created_at: z.nullish(z.union([z.string(), z.number()])),
});
type GhostPost = z.infer<typeof GhostPost>;

const key = z.union([z.string(), z.number()]);
const list = <Item extends z.ZodMiniType>(item: Item) => z._default(z.array(item), []);

const GhostData = z.object({
  posts: z.array(GhostPost),
  posts_meta: list(
    z.object({
      post_id: key,
      meta_title: text,
      meta_description: text,
      feature_image_alt: text,
    }),
  ),
  tags: list(z.object({ id: key, name: text })),
  posts_tags: list(z.object({ post_id: key, tag_id: key, sort_order: order })),
  users: list(z.object({ id: key, name: text, slug: text })),
  posts_authors: list(z.object({ post_id: key, author_id: key, sort_order: order })),
});
type GhostData = z.infer<typeof GhostData>;

const GhostExport = z.object({ db: z.tuple([z.object({ data: GhostData })], z.unknown()) });

/** @throws ImportError */
export function openGhostExport(path: string, options: SourceOptions): PostSource {
  if (statOf(path).isDirectory()) {
    throw new ImportError(`${path} is a folder. Name the .json file of the export.`);
  }
  refuseArchive(path);
  if (statOf(path).size > IMPORT_LIMITS.ghostFile) {
    throw new ImportError(`${path} is larger than 256 MB, which no export of texts is.`);
  }
  return new GhostSource(readData(path), options);
}

function readData(path: string): GhostData {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new ImportError(`${path} is not JSON, or it is not complete. Export it again.`);
  }
  const exported = GhostExport.safeParse(json);
  if (exported.success) return exported.data.db[0].data;
  const bare = z.object({ data: GhostData }).safeParse(json);
  if (bare.success) return bare.data.data;
  throw new ImportError(
    `${path} is not a Ghost export. Choose Settings, Migration tools, Export in Ghost.`,
  );
}

const REMARKS: Readonly<Record<string, string>> = {
  members: 'On the former site, only members could read this post.',
  paid: 'On the former site, only paying members could read this post.',
  tiers: 'On the former site, only some members could read this post.',
};

const STATES: Readonly<Record<string, string>> = { scheduled: 'planned', sent: 'sent by email' };

class GhostSource implements PostSource {
  readonly label = 'Ghost';
  readonly siteUrl: string;
  readonly leftOut = new Map<string, number>();
  readonly problems: string[] = [];
  readonly #data: GhostData;
  readonly #options: SourceOptions;
  readonly #media: PictureFolder | undefined;
  readonly #tags: ReadonlyMap<string, string[]>;
  readonly #authors: ReadonlyMap<string, SourcePerson[]>;
  readonly #meta: ReadonlyMap<string, GhostData['posts_meta'][number]>;

  constructor(data: GhostData, options: SourceOptions) {
    this.#data = data;
    this.#options = options;
    this.siteUrl = options.siteUrl;
    this.#media = options.media === undefined ? undefined : new PictureFolder(options.media);
    this.#tags = namesByPost(
      data.posts_tags,
      'tag_id',
      new Map(data.tags.map(({ id, name }) => [String(id), name ?? ''])),
    );
    this.#authors = namesByPost(
      data.posts_authors,
      'author_id',
      new Map(
        data.users.map(({ id, name, slug }) => [
          String(id),
          { name: name ?? '', slug: slug ?? '' },
        ]),
      ),
    );
    this.#meta = new Map(data.posts_meta.map((meta) => [String(meta.post_id), meta]));
    const pages = data.posts.filter((post) => isPage(post)).length;
    if (pages > 0 && !options.includesPages) this.leftOut.set('pages', pages);
  }

  async *posts(): AsyncGenerator<SourcePost> {
    for (const post of this.#data.posts) {
      if (!isPage(post) || this.#options.includesPages) yield this.#post(post);
    }
  }

  #post(post: GhostPost): SourcePost {
    const id = String(post.id);
    const meta = this.#meta.get(id);
    const state = post.status ?? '';
    const day = dayIn(asDate(post.published_at)) || dayIn(asDate(post.created_at));
    const slug = post.slug ?? '';
    const title = post.title ?? '';
    const coverAlt = post.feature_image_alt || meta?.feature_image_alt || '';
    const pattern = this.#options.permalink || '/:slug/';
    const names = { day, slug, title, fileName: slug, categories: [], sections: [] };
    return {
      origin: `ghost:${id}`,
      title,
      slug,
      day,
      state: STATES[state] ?? state,
      remark: REMARKS[post.visibility ?? ''] ?? '',
      tags: (this.#tags.get(id) ?? []).filter((name) => name !== '' && !name.startsWith('#')),
      authors: this.#authors.get(id) ?? [],
      metaTitle: post.meta_title || meta?.meta_title || '',
      metaDescription: post.meta_description || meta?.meta_description || post.custom_excerpt || '',
      cover: post.feature_image ? { src: post.feature_image, alt: coverAlt } : null,
      formerUrls: slug ? [permalinkOf(pattern, names)] : [],
      linkNames: [],
      hasCaptionsInTitles: false,
      body: (notes) => this.#html(post, notes),
    };
  }

  #html({ html, plaintext }: GhostPost, notes: PostNotes): string {
    const site = this.siteUrl || UNKNOWN_SITE;
    if (html) return html.replaceAll('__GHOST_URL__', site);
    if (!plaintext) return '';
    notes.warn('the export has no HTML of it, so the text has no headings, links or pictures');
    const paragraphs = plaintext.split(/\n\s*\n/).map((part) => `<p>${escapeHtml(part)}</p>`);
    return paragraphs.join('\n');
  }

  linkNames(): string[] {
    return [];
  }

  findPicture(src: string): FoundPicture {
    const site = this.siteUrl || UNKNOWN_SITE;
    const address = src.replace('__GHOST_URL__', site);
    if (!URL.canParse(address, site)) return { problem: 'is not a URL' };
    const url = new URL(address, site);
    const isOwn = url.host.replace(/^www\./, '') === new URL(site).host.replace(/^www\./, '');
    const isImage = /\/content\/images\//.test(url.pathname);
    if (!isOwn && !isImage) return { problem: 'is on another site' };
    const path = pathIn(url.href).replace(/^.*?\/content\/images\/(?:size\/[^/]+\/)?/, '');
    const found = firstFile(
      ['', 'images/', 'content/images/'].map((folder) => [this.#media, folder + path] as const),
    );
    if ('file' in found || !isOwn || !this.siteUrl) return found;
    return { url: url.href };
  }
}

const isPage = ({ type, page }: GhostPost) => type === 'page' || page === true || page === 1;

const asDate = (value: string | number | null | undefined) =>
  typeof value === 'number' ? new Date(value) : value;

/** What is linked with each post, in its order. */
function namesByPost<Key extends 'tag_id' | 'author_id', Value>(
  links: readonly ({ post_id: string | number; sort_order: number | null } & Record<
    Key,
    string | number
  >)[],
  column: Key,
  values: ReadonlyMap<string, Value>,
): ReadonlyMap<string, Value[]> {
  const byPost = new Map<string, Value[]>();
  for (const link of links.toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0))) {
    const value = values.get(String(link[column]));
    if (value === undefined) continue;
    const id = String(link.post_id);
    byPost.set(id, [...(byPost.get(id) ?? []), value]);
  }
  return byPost;
}
