/**
 * Reads the looser answers of another host of the API, and sanitizes their HTML before it becomes
 * part of a page. A list may be at the top, one or two levels down, or under its own name, and a
 * single item may replace it.
 */
import { isObject, type Json, type Route, readResult } from '#app/http-caller.ts';
import { MissingListError } from '#contract/missing-list.ts';
import type { NativeWords } from '#contract/native-words.ts';
import type { PublicCallName } from '#contract/public/calls.ts';
import type { ListPage } from '#contract/public-api.ts';
import { SKILL_LISTS } from '#contract/skill-lists.ts';
import { articleHtml, sanitizeBody } from '#domain/content/rich-text.ts';

const JOB_TEXTS = [
  'roleSummary',
  'minimumQualifications',
  'preferredQualifications',
  'responsibilities',
  'benefits',
  'footer',
] as const;

/** @param native words whose language is marked in the bodies of articles */
type Reader = (body: unknown, strict: () => Json, native: NativeWords | undefined) => unknown;

const listOf: Reader = (body) => readListPage(body);
const textOf: Reader = (_body, strict, native) => withSanitized(strict(), 'body', native);
const descriptionOf: Reader = (_body, strict, native) =>
  withSanitized(strict(), 'description', native);
const linkOf: Reader = (body) => (isObject(body) && typeof body.data === 'string' ? body.data : '');

const READERS: Partial<Record<PublicCallName, Reader>> = {
  listJobs: (body) => ({
    ...readListPage(body),
    facets: isObject(body) ? body.facets : undefined,
  }),
  getJob: (_body, strict, native) => {
    const job = strict();
    const texts = JOB_TEXTS.map((name) => [
      name,
      sanitizeBody((job[name] ?? '') as string, native),
    ]);
    return { ...job, ...Object.fromEntries(texts) };
  },
  listApplicationOptions: readOptions,
  listBlogs: listOf,
  getBlog: textOf,
  listHubStories: listOf,
  getHubStory: textOf,
  listWhitepapers: listOf,
  getWhitepaper: textOf,
  listSessions: listOf,
  getSession: descriptionOf,
  listAuthors: listOf,
  listEvents: (body) => readEventPage(body, 'events'),
  getEvent: descriptionOf,
  listTrainings: (body) => readEventPage(body, 'trainings'),
  getTraining: descriptionOf,
  // The link may be empty, if there is nothing to open.
  openVideo: linkOf,
  openPaper: linkOf,
  applyForJob: (_body, strict) => ({ id: '', reference: '', ...strict() }),
};

/**
 * Like `readResult`, but accepts the looser answers of another host.
 * @param native words of the brand's own language
 */
export const remoteAnswerReader =
  (native: NativeWords | undefined) =>
  (name: string, body: unknown, route: Route): unknown => {
    const strict = () => readResult(name, body, route);
    return READERS[name as PublicCallName]?.(body, strict as () => Json, native) ?? strict();
  };

/** Finds the list and its length in the answer. */
function readListPage(body: unknown): ListPage<unknown> {
  const outer = isObject(body) ? body : {};
  const inner = isObject(outer.data) && !Array.isArray(outer.data) ? outer.data : outer;
  const data = Array.isArray(inner.data) ? inner.data : [];
  return { data, total: lengthIn(inner.total ?? outer.total, data) };
}

/**
 * Reads events in any of the shapes that hosts use.
 * @throws MissingListError if the answer contains no list
 */
export function readEventPage(body: unknown, name: string): ListPage<unknown> {
  const data = listIn(body, name);
  if (!data) throw new MissingListError();
  return { data, total: lengthIn(isObject(body) ? body.total : undefined, data) };
}

function lengthIn(value: unknown, data: readonly unknown[]): number {
  const total = Number(value ?? data.length);
  return Number.isFinite(total) ? total : data.length;
}

function listIn(body: unknown, name: string): unknown[] | undefined {
  if (Array.isArray(body)) return body;
  if (!isObject(body)) return undefined;
  if ('slug' in body) return [body];
  return listIn(body.data, name) ?? listIn(body[name], name);
}

function readOptions(body: unknown) {
  const data = isObject(body) && isObject(body.data) ? body.data : {};
  const listOfName = (name: string) => (Array.isArray(data[name]) ? data[name] : []);
  return Object.fromEntries(SKILL_LISTS.map((name) => [name, listOfName(name)]));
}

/** Some hosts send a text as an array, or leave it out. */
function withSanitized(entry: Json, field: string, native: NativeWords | undefined): Json {
  const html = (entry[field] ?? '') as string | string[];
  return { ...entry, [field]: articleHtml(sanitizeBody([html].flat().join(''), native)) };
}
