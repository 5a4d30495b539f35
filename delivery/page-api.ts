/** The API as one page calls it: in the name of its request, and for each entry once. */
import type { PageHandle } from '#app/page-handle.ts';
import type { EntryKind } from '#contract/entry-kinds.ts';
import { isProblem, ProblemError } from '#contract/problem.ts';
import type { PublicApi } from '#contract/public-api.ts';

/** The facts of a page's request that the API needs. */
export interface RequestContext {
  /** Path of the page that is asked for. */
  page: string;
  /** The client IP. */
  ip: string;
  /** Takes one of the client's quota for forms posted to pages; rejects where it is used up. */
  consumeQuota: (form: string) => Promise<void>;
}

/** The API as a page's loaders and actions call it. */
export type ApiFor = (context: RequestContext) => PublicApi;

/** The context of a request that only reads: nothing can be stored in it. */
export function readOnlyContext(page: string): RequestContext {
  return { page, ip: '', consumeQuota: refusePost };
}

export async function refusePost(): Promise<never> {
  throw new ProblemError('malformed', 'Only a post can be stored');
}

type Methods<Api> = { [Name in keyof Api]: (...args: never[]) => Promise<unknown> };

/** The same API, whose failures are also reported here; problems that it answers on purpose are none. */
export function reporting<Api extends Methods<Api>>(
  api: Api,
  report: (error: unknown) => void,
): Api {
  const entries = Object.entries<(...args: never[]) => Promise<unknown>>(api).map(
    ([name, method]) =>
      [
        name,
        (...args: never[]) =>
          method(...args).catch((error: unknown) => {
            if (!isProblem(error)) report(error);
            throw error;
          }),
      ] as const,
  );
  return Object.fromEntries(entries) as Api;
}

/** The same API for one page: the entry that was read to see whether it exists is not read again. */
export function readingOnce(api: PublicApi): PublicApi {
  return {
    ...api,
    getJob: once(api.getJob),
    getArticle: once(api.getArticle),
    getSession: once(api.getSession),
    getAuthor: once(api.getAuthor),
    getEvent: once(api.getEvent),
    getTraining: once(api.getTraining),
  };
}

function once<Args extends string[], Entry>(read: (...args: Args) => Promise<Entry>) {
  let latest: { args: Args; entry: Promise<Entry> } | undefined;
  return (...args: Args): Promise<Entry> => {
    if (latest?.args.every((arg, at) => arg === args[at])) return latest.entry;
    const entry = read(...args);
    const reading = { args, entry };
    latest = reading;
    entry.catch((error: unknown) => {
      // A failure is no answer: the page itself may still get one.
      if (!isProblem(error) && latest === reading) latest = undefined;
    });
    return entry;
  };
}

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
 * True where the page's URL names an entry that does not exist: one read instead of a rendering that
 * says so. An entry that has ended exists, and so does one that cannot be read now: its page says which.
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
