/** Exports of other sites, and their posts as an import would store them. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planPosts } from '#domain/importing/planned-post.ts';
import { convertBody } from '#domain/importing/post-body.ts';
import { PostLinks } from '#domain/importing/post-links.ts';
import { PostNotes } from '#domain/importing/post-notes.ts';
import type { SiteFacts } from '#domain/importing/site-facts.ts';
import type { SourceOptions } from '#domain/importing/source-options.ts';
import type { PostSource, SourcePost } from '#domain/importing/source-post.ts';
import { plainPicture } from './media-files.ts';
import { temporaryFolder } from './temporary-folders.ts';

/** The pictures of the exports in `tests/imports`, with their colors. */
const PICTURES = {
  'jekyll/assets/stones.jpg': ['jpeg', '#3344aa'],
  'jekyll/assets/bench.png': ['png', '#aaaa33'],
  'hugo/content/posts/dam-survey/wall.jpg': ['jpeg', '#33aaaa'],
  'hugo/content/posts/dam-survey/level.png': ['png', '#aa33aa'],
  'astro/src/assets/map.jpg': ['jpeg', '#777777'],
  'astro/src/assets/legend.png': ['png', '#117711'],
  'uploads/2020/05/oven.jpg': ['jpeg', '#aa3333'],
  'images/2023/09/desk.jpg': ['jpeg', '#33aa33'],
} as const;

/** A copy of the exports with their pictures; those of WordPress and Ghost are in own folders. */
export async function exportsFolder(): Promise<string> {
  const folder = temporaryFolder('exports-');
  cpSync('tests/imports', folder, { recursive: true });
  for (const [name, [format, color]] of Object.entries(PICTURES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), await plainPicture(format, color));
  }
  return folder;
}

export const sourceOptions = (options: Partial<SourceOptions> = {}): SourceOptions => ({
  media: undefined,
  siteUrl: '',
  includesPages: false,
  permalink: '',
  ...options,
});

const FACTS: SiteFacts = {
  site: { hub: '/experience-nepal', slug: 'test', timeZone: 'Asia/Kathmandu' },
  authors: new Map(),
  filters: new Map(),
  files: new Set(),
  takenPaths: new Set(),
};

export interface ReadPost {
  post: SourcePost;
  file: string;
  formerUrls: string[];
  markdown: string;
  pictures: { src: string; alt: string }[];
  notes: PostNotes;
}

/** All posts of an export by the slug of their entry, with their pictures numbered. */
export async function readPosts(
  source: PostSource,
  facts: Partial<SiteFacts> = {},
): Promise<Record<string, ReadPost>> {
  const links = new PostLinks(source, 'https://this-site.invalid');
  const allFacts = { ...FACTS, ...facts };
  const importedFiles = new Map<string, string>();
  const plans = await planPosts({ source, links, facts: allFacts, kind: 'blogs', importedFiles });
  const posts: Record<string, ReadPost> = {};
  for await (const post of source.posts()) {
    const plan = plans.get(post.origin);
    if (!plan) continue;
    const notes = new PostNotes();
    for (const warning of plan.warnings) notes.warn(warning);
    const body = await convertBody(post, { origin: 'https://this-site.invalid', links, notes });
    const { file, formerUrls } = plan;
    const markdown = body.markdown(body.pictures.map((_picture, index) => `media/${index}.jpg`));
    const slug = file.replace(/^.*\/|\.md$/g, '');
    posts[slug] = { post, file, formerUrls, markdown, pictures: body.pictures, notes };
  }
  return posts;
}
