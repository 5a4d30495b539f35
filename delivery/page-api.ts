/** The API for one page: with the context of its request, and one read per entry. */
import type { PageHandle } from '#app/page-handle.ts';
import type { EntryKind } from '#contract/entry-kinds.ts';
import { isProblem, ProblemError } from '#contract/problem.ts';
import type { PublicCallName } from '#contract/public/calls.ts';
import { type PublicApi, publicApi } from '#contract/public-api.ts';

/** The facts of a page's request that the API needs. */
export interface RequestContext {
  /** Path of the requested page. */
  page: string;
  /** The client IP. */
  ip: string;
  /** Asked by a crawler, or by a browser that fetches a page ahead. */
  isAutomatic: boolean;
  /** Consumes the client's quota for posts to pages; rejects if it is used up. */
  consumeQuota: (form: string) => Promise<void>;
}

export type ApiFor = (context: RequestContext) => PublicApi;

/** The context of a request that only reads and cannot store anything. */
export function readOnlyContext(page: string): RequestContext {
  return { page, ip: '', isAutomatic: true, consumeQuota: refusePost };
}

export async function refusePost(): Promise<never> {
  throw new ProblemError('malformed', 'Only a POST request can store data');
}

type Method = (...args: unknown[]) => Promise<unknown>;

/** The same API, with failures also reported, except problems that it returns on purpose. */
export const withReporting = (api: PublicApi, report: (error: unknown) => void): PublicApi =>
  publicApi((name, ...args) =>
    (api[name] as Method)(...args).catch((error: unknown) => {
      if (!isProblem(error)) report(error);
      throw error;
    }),
  );

/** The call that reads an entry of each kind. */
const READ = {
  'job-listings': 'getJob',
  blogs: 'getBlog',
  'hub-stories': 'getHubStory',
  whitepapers: 'getWhitepaper',
  'learning-hubs': 'getSession',
  authors: 'getAuthor',
  events: 'getEvent',
  trainings: 'getTraining',
} as const satisfies Record<EntryKind, PublicCallName>;

/** The same API for one page. The read that checks whether an entry exists is reused. */
export function withReadCache(api: PublicApi): PublicApi {
  const reads = new Map<PublicCallName, Method>(
    Object.values(READ).map((name) => [name, once(api[name] as Method)]),
  );
  return publicApi((name, ...args) => (reads.get(name) ?? (api[name] as Method))(...args));
}

function once(read: Method): Method {
  let latest: { args: unknown[]; entry: Promise<unknown> } | undefined;
  return (...args) => {
    if (latest?.args.every((arg, at) => arg === args[at])) return latest.entry;
    const entry = read(...args);
    const reading = { args, entry };
    latest = reading;
    entry.catch((error: unknown) => {
      // A failure is not reused, as the page's own read may succeed.
      if (!isProblem(error) && latest === reading) latest = undefined;
    });
    return entry;
  };
}

/**
 * True if the page's URL names an entry that does not exist. One read replaces rendering a
 * not-found page. An entry that has ended or cannot be read now counts as existing, as its page
 * shows that.
 */
export async function isUnknownEntry(
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
    await api[READ[kind]](slug);
    return false;
  } catch (error) {
    return isProblem(error) && error.status === 404;
  }
}

/** The last segment of the path. */
function slugOf(pathname: string): string {
  return decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1));
}
