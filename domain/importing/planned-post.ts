/** Decides where each post will be on this site, before any text is converted. */
import { FORMER_URL_LIMITS, FormerUrl, formerUrlKey } from '#contract/former-urls.ts';
import { fileOf, pathOf } from '#domain/content/entries/index.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import type { PostLinks } from './post-links.ts';
import { slugFor } from './post-names.ts';
import { quoted } from './post-notes.ts';
import { IMPORT_KINDS, type ImportKind, type SiteFacts } from './site-facts.ts';
import { ImportError, type PostSource, type SourcePost } from './source-post.ts';

export interface PlannedPost {
  file: string;
  /** On this site. */
  path: string;
  /** It was imported before. */
  isKnown: boolean;
  formerUrls: string[];
  warnings: string[];
}

interface Planning {
  source: PostSource;
  links: PostLinks;
  facts: SiteFacts;
  kind: ImportKind;
  /** Files by origin. */
  importedFiles: ReadonlyMap<string, string>;
}

/**
 * Plans by origin. Links to these posts are known afterwards.
 * @throws ImportError if there are too many posts
 */
export async function planPosts(planning: Planning): Promise<Map<string, PlannedPost>> {
  const { source, links, facts, kind, importedFiles } = planning;
  const plans = new Map<string, PlannedPost>();
  const files = new Set(facts.files);
  const paths = new Set(facts.takenPaths);
  for await (const post of source.posts()) {
    if (plans.has(post.origin)) continue;
    if (plans.size >= IMPORT_LIMITS.posts) {
      throw new ImportError(
        `There are more than ${IMPORT_LIMITS.posts.toLocaleString('en')} posts. Import them in parts.`,
      );
    }
    const warnings: string[] = [];
    const known = importedFiles.get(post.origin);
    const file = known ?? freeFile(post, { kind, files, warnings, site: facts.site });
    files.add(file);
    const path = pathOf(file, facts.site) ?? '/';
    const formerUrls = formerUrlsOf(post, { links, path, paths, warnings });
    plans.set(post.origin, { file, path, isKnown: known !== undefined, formerUrls, warnings });
    links.add(post, path);
  }
  return plans;
}

interface FreeFile {
  kind: ImportKind;
  /** Paths that are taken. */
  files: ReadonlySet<string>;
  warnings: string[];
  site: SiteFacts['site'];
}

function freeFile(post: SourcePost, { kind, files, warnings, site }: FreeFile): string {
  const slug = slugFor(post);
  const named = (number: number) =>
    fileOf(IMPORT_KINDS[kind].kind, number === 1 ? slug : `${slug}-${number}`, site);
  let number = 1;
  while (files.has(named(number))) number += 1;
  if (number > 1)
    warnings.push(`another entry has the name ${slug}, so this one is ${slug}-${number}`);
  return named(number);
}

interface FormerUrls {
  links: PostLinks;
  path: string;
  /** Keys that are taken; those of this post are added. */
  paths: Set<string>;
  warnings: string[];
}

function formerUrlsOf(post: SourcePost, { links, path, paths, warnings }: FormerUrls): string[] {
  const formerUrls: string[] = [];
  for (const address of post.formerUrls) {
    const url = links.formerUrl(address);
    if (!url || !links.isOfFormerSite(url)) continue;
    const former = decoded(url.pathname);
    const key = formerUrlKey(former);
    if (key === path || formerUrls.some((other) => formerUrlKey(other) === key)) continue;
    const refuse = (reason: string) =>
      warnings.push(`${quoted(url.pathname + url.search)} will not redirect: ${reason}`);
    if (url.pathname === '/' && url.search) refuse('only its query names the post');
    else if (!FormerUrl.safeParse(former).success) refuse('it is not a path that can be stored');
    else if (paths.has(key)) refuse('it leads to another page already');
    else if (formerUrls.length >= FORMER_URL_LIMITS.count) refuse('there are too many');
    else {
      formerUrls.push(former);
      paths.add(key);
    }
  }
  return formerUrls;
}

/** People can read a path without percent-encoding. */
function decoded(path: string): string {
  try {
    const plain = decodeURI(path);
    return FormerUrl.safeParse(plain).success ? plain : path;
  } catch {
    return path;
  }
}
