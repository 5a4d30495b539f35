/**
 * Answers of the public API in which texts of entries begin with the marks of their fields: those
 * texts that an answer has exactly as the front matter has them, and the bodies.
 */
import { hubName } from '#contract/page-paths.ts';
import { BODY_FIELD, FIELD_ATTRIBUTES, type FieldPath, fieldName } from '#contract/preview.ts';
import { type PublicApi, publicApi } from '#contract/public-api.ts';
import type { Site } from '#contract/site.ts';
import type { FieldMarks } from './field-marks.ts';
import { AUTHORS_FILE, BRAND_FILE, type WrittenFiles } from './written-files.ts';

/**
 * From the path in an answer to the path in the front matter, with `*` for any index. Values that
 * pages compute with are missing: tags, by which lists are filtered, skills and locations, which are
 * translated, durations, and names of people, by which their photos are found.
 */
type TextFields = Readonly<Record<string, string>>;

const COVER = { featuredImageAltText: 'coverAlt' };
const EXPERTS = {
  'featuredExperts.*.title': 'experts.*.title',
  'featuredExperts.*.description': 'experts.*.bio',
};

const ARTICLE: TextFields = {
  title: 'title',
  metaTitle: 'metaTitle',
  metaDescription: 'metaDescription',
  body: BODY_FIELD,
  ...COVER,
};
const SESSION: TextFields = { ...ARTICLE, description: BODY_FIELD, ...EXPERTS };
const EVENT: TextFields = {
  name: 'name',
  metaDescription: 'metaDescription',
  description: BODY_FIELD,
  ...COVER,
  ...EXPERTS,
};
const JOB: TextFields = {
  name: 'name',
  roleSummary: BODY_FIELD,
  minimumQualifications: BODY_FIELD,
  preferredQualifications: BODY_FIELD,
  responsibilities: BODY_FIELD,
  benefits: BODY_FIELD,
  footer: BODY_FIELD,
  'hours.note': 'hours.note',
  'questions.*.label': 'questions.*.label',
  'questions.*.hint': 'questions.*.hint',
};
const AUTHOR: TextFields = { role: 'role', bio: 'bio' };

interface EntryFields {
  folder?: string;
  fields: TextFields;
}

/** Folder and fields of each kind of entry. The folder of stories has the name of the hub's path. */
const KINDS = {
  blogs: { folder: 'blogs', fields: ARTICLE },
  'hub-stories': { fields: ARTICLE },
  whitepapers: { folder: 'whitepapers', fields: ARTICLE },
  'learning-hubs': { folder: 'learning-hub', fields: SESSION },
  events: { folder: 'events', fields: EVENT },
  trainings: { folder: 'trainings', fields: EVENT },
  jobs: { folder: 'jobs', fields: JOB },
} as const satisfies Record<string, EntryFields>;
type Kind = keyof typeof KINDS;

/** The kind of entry that a call answers, by the name of the call. */
const CALLS: Readonly<Record<string, Kind>> = {
  getBlog: 'blogs',
  listBlogs: 'blogs',
  getHubStory: 'hub-stories',
  listHubStories: 'hub-stories',
  getWhitepaper: 'whitepapers',
  listWhitepapers: 'whitepapers',
  getSession: 'learning-hubs',
  listSessions: 'learning-hubs',
  getEvent: 'events',
  listEvents: 'events',
  getTraining: 'trainings',
  listTrainings: 'trainings',
  getJob: 'jobs',
  listJobs: 'jobs',
};

type Values = Record<string, unknown>;

/** The API with marked answers. Calls that answer no entries are the same. */
export function markedApi(api: PublicApi, marks: FieldMarks, written: WrittenFiles): PublicApi {
  return publicApi(async (name, ...args) => {
    const call = api[name] as (...args: readonly unknown[]) => Promise<unknown>;
    return markedAnswer(name, await call(...args), marks, written);
  });
}

/**
 * @param name of the call
 * @param written has the authors by position, and the hub's path
 */
export function markedAnswer(
  name: string,
  answer: unknown,
  marks: FieldMarks,
  written: WrittenFiles,
): unknown {
  const authors = authorPositions(written.get(AUTHORS_FILE));
  const markAuthor = (author: Values) => {
    const position = authors.get(String(author.slug));
    return position === undefined
      ? author
      : markedTexts(author, AUTHOR, AUTHORS_FILE, [position], marks);
  };
  const markEntry = (entry: Values, kind: Kind): Values => {
    const { folder = hubFolder(written), fields }: EntryFields = KINDS[kind];
    const marked = markedTexts(entry, fields, `${folder}/${entry.slug}.md`, [], marks);
    const related = Object.entries(marked).filter(([key]) => /^related[A-Z]/.test(key));
    for (const [key, entries] of related) {
      marked[key] = (entries as Values[]).map((one) => markEntry(one, kind));
    }
    if (isValues(marked.author)) marked.author = markAuthor(marked.author);
    return marked;
  };
  if (!isValues(answer)) return answer;
  if (name === 'getAuthor') {
    const articles = (answer.articles as Values[]).map((one) => markEntry(one, one.kind as Kind));
    return { ...markAuthor(answer), articles };
  }
  if (name === 'listAuthors') return { ...answer, data: (answer.data as Values[]).map(markAuthor) };
  const kind = CALLS[name];
  if (!kind) return answer;
  if (!Array.isArray(answer.data)) return markEntry(answer, kind);
  return { ...answer, data: answer.data.map((one: Values) => markEntry(one, kind)) };
}

function hubFolder(written: WrittenFiles): string {
  const { hub = '' } = (written.get(BRAND_FILE) ?? {}) as Partial<Site>;
  return hubName({ hub });
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function authorPositions(authors: unknown): Map<string, number> {
  if (!Array.isArray(authors)) return new Map();
  return new Map(authors.map((author, index) => [String((author as Values)?.slug), index]));
}

function markedTexts(
  entry: Values,
  fields: TextFields,
  file: string,
  root: FieldPath,
  marks: FieldMarks,
): Values {
  const markAt = (value: unknown, pattern: string, indexes: readonly number[]): unknown => {
    if (typeof value === 'string') {
      const field = fields[pattern];
      if (field === undefined) return value;
      const path = [...root, ...pathOf(field, indexes)];
      return field === BODY_FIELD ? withBodyField(value, file) : marks.mark(file, path, value);
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => markAt(item, `${pattern}.*`, [...indexes, index]));
    }
    if (!isValues(value)) return value;
    const isUsed = pattern === '' || Object.keys(fields).some((one) => one.startsWith(pattern));
    if (!isUsed) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        markAt(item, pattern === '' ? key : `${pattern}.${key}`, indexes),
      ]),
    );
  };
  return markAt(entry, '', []) as Values;
}

const SOURCE = new RegExp(`(<[a-z][^<>]*) (${FIELD_ATTRIBUTES.source}="\\d+-\\d+")`, 'g');

/**
 * A body gets no mark, because pages cut descriptions from it. Its blocks, which have the numbers of
 * their lines, name the entry instead.
 * @param html sanitized: every `<` begins a tag
 */
function withBodyField(html: string, file: string): string {
  const name = fieldName(file, [BODY_FIELD]);
  return html.replace(SOURCE, `$1 $2 ${FIELD_ATTRIBUTES.text}="${name}"`);
}

function pathOf(field: string, indexes: readonly number[]): FieldPath {
  let used = 0;
  return field.split('.').map((key) => (key === '*' ? (indexes[used++] ?? 0) : key));
}
