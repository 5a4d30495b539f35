/** Reads `content/jobs/{slug}.md`: front matter with the facts, and one section for each text. */
import * as z from 'zod/mini';
import { criteria } from '#contract/console/console-copy.ts';
import { facetKey, JOB_LEVELS, JOB_TYPES, WORK_MODES } from '#contract/job-search.ts';
import { SAVED_SLUG } from '#contract/jobs.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { indexTokens } from '#contract/search/index.ts';
import { emailAddress } from '#contract/site.ts';
import type { JobListingsTable } from '#db/schema.ts';
import { renderedText, sectionsOf } from '#domain/content/markdown/index.ts';
import { ContentError, type ContentProblem } from '#domain/content/pack-files/index.ts';
import { plainTextOf } from '#domain/content/rich-text.ts';
import { applicantCountries, listingProblems } from './applicant-countries.ts';
import { bodyReferences } from './body-references.ts';
import type { Undated } from './changed-at.ts';
import { parseYaml } from './checked-yaml.ts';
import { color, day, text } from './entry-fields.ts';
import { BAD_NAME, type EntryFile, FILE_NAME, splitFrontMatter } from './entry-file.ts';
import { jobQuestions, questionsOf } from './job-questions.ts';
import { Hours, hoursOf, Pay, payOf } from './job-terms.ts';
import type { PackContext } from './pack-folder.ts';
import { dayOrMomentToTime, endTimeOf, skippedTime } from './relative-day.ts';
import { lineStarting } from './yaml-lines.ts';

export const Departments = z.array(z.strictObject({ name: text, color }));
export type Departments = z.infer<typeof Departments>;

export const JobFacts = z.strictObject({
  name: text,
  department: text,
  jobType: z.enum(JOB_TYPES),
  workMode: z.enum(WORK_MODES),
  location: text,
  /**
   * For a remote job the countries in which applicants may live, otherwise that of the location.
   */
  applicantCountries: z.optional(applicantCountries),
  type: z.enum(JOB_LEVELS),
  hardSkills: z.array(text),
  pay: z.optional(Pay),
  hours: z.optional(Hours),
  /** Number of open positions. */
  positions: z._default(z.int().check(z.positive()), 1),
  published: day,
  validThrough: z.optional(day),
  contacts: z.optional(
    z.array(
      z.strictObject({
        username: text,
        email: emailAddress,
        color: z.optional(color),
        profilePicture: z.optional(text),
      }),
    ),
  ),
  /** Questions to applicants in addition to the form's fields. */
  questions: z.optional(jobQuestions),
  /** Criteria by which staff rate applications, instead of the console's default ones. */
  criteria: z.optional(criteria),
});

/** Columns of the table by heading in the file. */
const SECTIONS = {
  'Role Summary': 'role_summary',
  'Minimum Qualifications': 'minimum_qualifications',
  'Preferred Qualifications': 'preferred_qualifications',
  Responsibilities: 'responsibilities',
  Benefits: 'benefits',
  Footer: 'footer',
} as const;
const SUMMARY: keyof typeof SECTIONS = 'Role Summary';
type SectionColumn = (typeof SECTIONS)[keyof typeof SECTIONS];

const DEFAULT_COLOR = '#0A73C2';

type Facts = z.infer<typeof JobFacts>;

/** Reports a mistake of a field. `line` is that of the field in the front matter by default. */
type Report = (field: string, message: string, line?: number) => void;

export interface JobLists {
  departments: Departments;
  /** Undefined if their file is invalid, which is reported for that file. */
  payRates: PageCopy['talents-on-demand']['payRates'] | undefined;
}

/** @throws ContentError */
export function readJobFile(
  entry: EntryFile,
  lists: JobLists,
  pack: PackContext,
): Undated<JobListingsTable> {
  const { slug, file, source } = entry;
  const { frontMatter, body, bodyLine } = splitFrontMatter(file, source);
  const facts = parseYaml(
    { file, text: frontMatter, linesBefore: 1, advise: pack.advise },
    JobFacts,
  );
  const problems: ContentProblem[] = [];
  const collect = (problem: ContentProblem) => void problems.push(problem);
  const lineOf = (key: string) => 1 + lineStarting(frontMatter, `${key}:`);
  const report: Report = (field, message, line = lineOf(field.split('.', 1)[0] ?? '')) =>
    collect({ file, line, field, message });

  const department = departmentOf(facts, lists, report);
  const pay = payIn(facts, lists, report);
  for (const { field, message } of listingProblems(facts)) {
    // A missing field has no line, so the message points to the work mode that requires it.
    report(field, message, lineOf(facts[field] === undefined ? 'workMode' : field));
  }
  checkFileName(slug, report);
  const jobQuestions = questionsOf(facts.questions ?? [], { file, frontMatter }, collect);
  const html = readSections({ file, body, bodyLine }, pack, collect);
  const times = timesIn(facts, file, pack, report);
  if (problems.length > 0 || !department) throw new ContentError(problems);

  return {
    slug,
    ...factColumns(facts),
    ...html,
    department_name: department.name,
    department_color: department.color,
    questions: JSON.stringify(jobQuestions),
    ...times,
    pay: pay ? JSON.stringify(pay.jobPay) : null,
    pay_rank: pay?.rank ?? 0,
    hours: facts.hours ? JSON.stringify(hoursOf(facts.hours, pack.zone.name)) : null,
    words: searchWords(facts, html.role_summary),
    source,
  };
}

function departmentOf(facts: Facts, { departments }: JobLists, report: Report) {
  const department = departments.find(({ name }) => name === facts.department);
  if (!department) {
    const names = departments.map(({ name }) => name).join(', ');
    report('department', `must be one of ${names} (jobs/departments.yaml)`);
  }
  return department;
}

function payIn({ pay, hours }: Facts, { payRates }: JobLists, report: Report) {
  if (!pay) return undefined;
  const rate = payRates?.find(({ currency }) => currency === pay.currency)?.rate;
  if (payRates && rate === undefined) {
    const currencies = payRates.map(({ currency }) => currency).join(', ');
    report(
      'pay.currency',
      `must be one of ${currencies} (payRates in pages/talents-on-demand.yaml)`,
    );
  }
  return payOf(pay, hours, rate ?? 0);
}

function checkFileName(slug: string, report: Report): void {
  if (!FILE_NAME.test(slug)) report('', BAD_NAME, 1);
  if (slug === SAVED_SLUG) {
    report('', `must not be named ${slug}.md: its URL is the page of saved jobs`, 1);
  }
}

interface Body {
  file: string;
  body: string;
  /** First line of the body in the file, from 1. */
  bodyLine: number;
}

/** The HTML of each section; empty for a section that is left out. */
function readSections(
  { file, body, bodyLine }: Body,
  pack: PackContext,
  collect: (problem: ContentProblem) => void,
): Record<SectionColumn, string> {
  const report = (line: number, field: string, message: string) =>
    collect({ file, line, field, message });
  const sections = sectionsOf(body);
  if (sections.get('')?.text) report(bodyLine, '', 'there is text before the first "## " heading');
  const html = Object.fromEntries(Object.values(SECTIONS).map((column) => [column, ''])) as Record<
    SectionColumn,
    string
  >;
  for (const [heading, { text, line: offset }] of sections) {
    if (heading === '') continue;
    const column = SECTIONS[heading as keyof typeof SECTIONS];
    const position = { file, firstLine: bodyLine + offset - 1 };
    const references = bodyReferences(position, pack, collect);
    if (column)
      html[column] = renderedText(text, references, pack.hasSourceLines ? offset : undefined);
    else {
      const line = bodyLine - 1 + lineStarting(body, `## ${heading}`);
      report(line, heading, `must be one of the sections ${Object.keys(SECTIONS).join(', ')}`);
    }
  }
  if (!html.role_summary) {
    const state = sections.has(SUMMARY) ? 'empty' : 'missing';
    report(bodyLine, SUMMARY, `this section is ${state}`);
  }
  return html;
}

function timesIn(facts: Facts, file: string, pack: PackContext, report: Report) {
  const timeOf = (field: 'published' | 'validThrough', toTime: typeof endTimeOf) => {
    const text = facts[field];
    if (text === undefined) return null;
    const time = toTime(text, pack.days.calendarFor(file, field, text));
    if (time === null) report(field, skippedTime(text));
    return time;
  };
  const published = timeOf('published', dayOrMomentToTime) ?? pack.now;
  const end = timeOf('validThrough', endTimeOf);
  if (end !== null && end < published) {
    report('validThrough', 'is before the day of publication');
  }
  return { published_at: published, valid_through: end, pack_valid_through: end };
}

/** Columns that are copied from the front matter, with defaults. */
function factColumns(facts: Facts) {
  const contacts = (facts.contacts ?? []).map(
    ({ username, email, color = DEFAULT_COLOR, profilePicture = '' }) => ({
      username,
      email,
      color,
      profilePicture,
      initials: initialsOf(username),
    }),
  );
  return {
    name: facts.name,
    job_type: facts.jobType,
    work_mode: facts.workMode,
    location: facts.location,
    applicant_countries: JSON.stringify(facts.applicantCountries ?? []),
    type: facts.type,
    hard_skills: JSON.stringify(facts.hardSkills.map((label) => ({ id: facetKey(label), label }))),
    contacts: JSON.stringify(contacts),
    criteria: JSON.stringify(facts.criteria ?? []),
    places: facts.positions,
  };
}

/** The search tokens of a job except those of its name. */
function searchWords(facts: Facts, summary: string): string {
  const { department, jobType, workMode, location, type, hardSkills } = facts;
  const labels = [department, jobType, workMode, location, type, ...hardSkills];
  return indexTokens([...labels, plainTextOf(summary)].join('\n')).join(' ');
}

/** First letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
