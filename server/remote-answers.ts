/**
 * Reads the looser answers of another host of the API, and cleans texts before they become part of a page of this
 * one. A list may be at the top, one or two levels down, or under its own name; a single item may be in its place.
 */
import { isObject, type Json, type Route, readAnswer } from '#app/http-caller.ts';
import { NoListError } from '#contract/no-list.ts';
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

type Reader = (body: unknown, strict: () => Json) => unknown;

const listOf: Reader = (body) => readListPage(body);
const textOf: Reader = (_body, strict) => cleaned(strict(), 'body');
const descriptionOf: Reader = (_body, strict) => cleaned(strict(), 'description');
const linkOf: Reader = (body) => (isObject(body) && typeof body.data === 'string' ? body.data : '');

const READERS: Partial<Record<PublicCallName, Reader>> = {
  listJobs: (body) => ({
    ...readListPage(body),
    facets: isObject(body) ? body.facets : undefined,
  }),
  getJob: (_body, strict) => {
    const job = strict();
    const texts = JOB_TEXTS.map((name) => [name, sanitizeBody((job[name] ?? '') as string)]);
    return { ...job, ...Object.fromEntries(texts) };
  },
  listApplicationOptions: readOptions,
  listBlogs: listOf,
  getBlog: textOf,
  listNepalStories: listOf,
  getNepalStory: textOf,
  listWhitepapers: listOf,
  getWhitepaper: textOf,
  listSessions: listOf,
  getSession: descriptionOf,
  listAuthors: listOf,
  listEvents: (body) => readEventPage(body, 'events'),
  getEvent: descriptionOf,
  listTrainings: (body) => readEventPage(body, 'trainings'),
  getTraining: descriptionOf,
  // The link may be empty: then there is nothing to open.
  openVideo: linkOf,
  openPaper: linkOf,
  applyForJob: (_body, strict) => ({ id: '', reference: '', ...strict() }),
};

/** `readAnswer`, for another host. */
export function readRemoteAnswer(name: string, body: unknown, route: Route): unknown {
  const strict = () => readAnswer(name, body, route);
  return READERS[name as PublicCallName]?.(body, strict as () => Json) ?? strict();
}

/** The list and its length, wherever in the answer they are. */
function readListPage(body: unknown): ListPage<unknown> {
  const outer = isObject(body) ? body : {};
  const inner = isObject(outer.data) && !Array.isArray(outer.data) ? outer.data : outer;
  const data = Array.isArray(inner.data) ? inner.data : [];
  return { data, total: lengthIn(inner.total ?? outer.total, data) };
}

/**
 * Events in any of the forms that hosts answer them in.
 * @throws NoListError where there are none to be seen in the answer
 */
export function readEventPage(body: unknown, name: string): ListPage<unknown> {
  const data = listIn(body, name);
  if (!data) throw new NoListError();
  return { data, total: lengthIn(isObject(body) ? body.total : undefined, data) };
}

function lengthIn(told: unknown, data: readonly unknown[]): number {
  const total = Number(told ?? data.length);
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

/** Some hosts send a text in pieces, or none. */
function cleaned(entry: Json, field: string): Json {
  const html = (entry[field] ?? '') as string | string[];
  return { ...entry, [field]: articleHtml([html].flat().join('')) };
}
