/** Whether the entry that a page is about exists: one read, instead of a rendering that says so. */
import type { PageHandle } from '#app/page-handle.ts';
import type { EntryKind } from '#contract/entry-kinds.ts';
import { isProblem } from '#contract/problem.ts';
import type { PublicApi } from '#contract/public-api.ts';

const READ: Record<EntryKind, (api: PublicApi, slug: string) => Promise<unknown>> = {
  'job-listings': (api, slug) => api.getJob(slug),
  blogs: (api, slug) => api.getArticle('blogs', slug),
  'experience-nepal': (api, slug) => api.getArticle('experience-nepal', slug),
  whitepapers: (api, slug) => api.getArticle('whitepapers', slug),
  'learning-hubs': (api, slug) => api.getSession(slug),
  authors: (api, slug) => api.getAuthor(slug),
  events: (api, slug) => api.getEvent(slug),
  trainings: (api, slug) => api.getTraining(slug),
};

/**
 * True where the page's URL names an entry that does not exist. One that has ended does, and so
 * does one that cannot be read now: its page tells.
 */
export async function namesNoEntry(
  url: URL,
  { slugs, entries, entryParam }: PageHandle,
  api: PublicApi,
): Promise<boolean> {
  const slug = slugOf(url.pathname);
  if (slugs) return !slugs.includes(slug);
  if (entries) return isUnknown(entries, slug, api);
  const named = entryParam && url.searchParams.get(entryParam.name);
  return named ? isUnknown(entryParam.kind, named, api) : false;
}

async function isUnknown(kind: EntryKind, slug: string, api: PublicApi): Promise<boolean> {
  try {
    await READ[kind](api, slug);
    return false;
  } catch (error) {
    return isProblem(error) && error.status === 404;
  }
}

/** The last part of the path. */
function slugOf(pathname: string): string {
  return decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
}
