/** `content/jobs/{slug}.md`: front matter with the facts, a section for each text. */
import * as z from 'zod/mini';
import { criteria } from '#contract/console/desk-copy.ts';
import { facetKey, JOB_LEVELS, JOB_TYPES, WORK_MODES } from '#contract/job-search.ts';
import { SAVED_SLUG } from '#contract/jobs.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { indexedWords } from '#contract/search/index.ts';
import { emailAddress } from '#contract/site.ts';
import type { JobListingsTable } from '#db/schema.ts';
import { renderedText, sectionsOf } from '#domain/content/markdown/index.ts';
import { ContentError, type ContentProblem } from '#domain/content/pack-files/index.ts';
import { plainTextOf } from '#domain/content/rich-text.ts';
import { applicantCountries, listingProblems } from './applicant-countries.ts';
import { bodyReferences } from './body-references.ts';
import type { Undated } from './changed-at.ts';
import { checkedYaml } from './checked-yaml.ts';
import { color, day, text } from './entry-fields.ts';
import { type EntryFile, splitFrontMatter } from './entry-file.ts';
import { questions, questionsOf } from './job-questions.ts';
import { Hours, hoursOf, Pay, payOf } from './job-terms.ts';
import type { PackFolder } from './pack-folder.ts';
import { dayOrMomentToTime, lastMomentOf, skippedTime } from './relative-day.ts';

export const Departments = z.array(z.strictObject({ name: text, color }));
export type Departments = z.infer<typeof Departments>;

const FrontMatter = z.strictObject({
  name: text,
  department: text,
  jobType: z.enum(JOB_TYPES),
  workMode: z.enum(WORK_MODES),
  location: text,
  /** Of a remote opening where its people may live, of another the country of its location. */
  applicantCountries: z.optional(applicantCountries),
  type: z.enum(JOB_LEVELS),
  hardSkills: z.array(text),
  pay: z.optional(Pay),
  hours: z.optional(Hours),
  /** How many people are wanted. */
  places: z._default(z.int().check(z.positive()), 1),
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
  /** What applicants are asked beside the form's own fields. */
  questions: z.optional(questions),
  /** What staff rate applications by, in place of the desk's own. */
  criteria: z.optional(criteria),
});

/** Heading in the file to column of the table. */
const SECTIONS = {
  'Role Summary': 'role_summary',
  'Minimum Qualifications': 'minimum_qualifications',
  'Preferred Qualifications': 'preferred_qualifications',
  Responsibilities: 'responsibilities',
  Benefits: 'benefits',
  Footer: 'footer',
} as const;

const DEFAULT_TINT = '#0A73C2';

type PayRates = PageCopy['talents-on-demand']['payRates'];

/** @throws ContentError */
export function readJobFile(
  { slug, file, source }: EntryFile,
  { departments, payRates }: { departments: Departments; payRates: PayRates },
  pack: PackFolder,
): Undated<JobListingsTable> {
  const { frontMatter, body, bodyLine } = splitFrontMatter(file, source);
  const facts = checkedYaml(
    { file, text: frontMatter, linesBefore: 1, advise: pack.advise },
    FrontMatter,
  );
  const lineOf = (key: string) =>
    2 + frontMatter.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  const problems: ContentProblem[] = [];
  const report = (line: number, field: string, message: string) =>
    problems.push({ file, line, field, message });

  const department = departments.find(({ name }) => name === facts.department);
  if (!department) {
    const names = departments.map(({ name }) => name).join(', ');
    report(lineOf('department'), 'department', `must be one of ${names} (jobs/departments.yaml)`);
  }
  const { pay: payTold, hours } = facts;
  const rate = payRates.find(({ currency }) => currency === payTold?.currency)?.rate;
  if (payTold && rate === undefined) {
    const known = payRates.map(({ currency }) => currency).join(', ');
    report(
      lineOf('pay'),
      'pay.currency',
      `must be one of ${known} (payRates in pages/talents-on-demand.yaml)`,
    );
  }
  const pay = payTold && payOf(payTold, hours, rate ?? 0);
  for (const { field, message } of listingProblems(facts)) {
    // What is missing is missed by the work mode.
    report(lineOf(facts[field] === undefined ? 'workMode' : field), field, message);
  }
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) {
    report(1, '', 'the file name must be lower-case letters and digits, joined by single hyphens');
  }
  if (slug === SAVED_SLUG) {
    report(1, '', `must not be named ${slug}.md: at its URL is the page of saved openings`);
  }

  const asked = questionsOf(facts.questions ?? [], { file, frontMatter }, (problem) =>
    problems.push(problem),
  );

  const sections = sectionsOf(body);
  if (sections.get('')?.text) report(bodyLine, '', 'text before the first "## " heading');
  const html = Object.fromEntries(Object.values(SECTIONS).map((column) => [column, '']));
  for (const [heading, { text, line: offset }] of sections) {
    if (heading === '') continue;
    const column = SECTIONS[heading as keyof typeof SECTIONS];
    const place = { file, firstLine: bodyLine + offset - 1 };
    const references = bodyReferences(place, pack, (problem) => problems.push(problem));
    if (column) html[column] = renderedText(text, references);
    else {
      const line =
        bodyLine + body.split('\n').findIndex((text) => text.startsWith(`## ${heading}`));
      report(line, heading, `must be one of the sections ${Object.keys(SECTIONS).join(', ')}`);
    }
  }
  if (!html.role_summary) report(bodyLine, 'Role Summary', 'this section is missing');

  const timeOf = (field: 'published' | 'validThrough', toTime: typeof lastMomentOf) => {
    const text = facts[field];
    if (text === undefined) return null;
    const time = toTime(text, pack.days.calendarFor(file, field, text));
    if (time === null) report(lineOf(field), field, skippedTime(text));
    return time;
  };
  const published = timeOf('published', dayOrMomentToTime) ?? pack.now;
  const end = timeOf('validThrough', lastMomentOf);
  if (end !== null && end < published) {
    report(lineOf('validThrough'), 'validThrough', 'lies before the day of publication');
  }
  if (problems.length > 0 || !department) throw new ContentError(problems);

  return {
    slug,
    name: facts.name,
    department_name: department.name,
    department_color: department.color,
    job_type: facts.jobType,
    work_mode: facts.workMode,
    location: facts.location,
    applicant_countries: JSON.stringify(facts.applicantCountries ?? []),
    type: facts.type,
    hard_skills: JSON.stringify(facts.hardSkills.map((label) => ({ id: facetKey(label), label }))),
    ...(html as Record<(typeof SECTIONS)[keyof typeof SECTIONS], string>),
    contacts: JSON.stringify(
      (facts.contacts ?? []).map(({ username, email, color: tint, profilePicture }) => ({
        username,
        email,
        color: tint ?? DEFAULT_TINT,
        profilePicture: profilePicture ?? '',
        initials: initialsOf(username),
      })),
    ),
    questions: JSON.stringify(asked),
    criteria: JSON.stringify(facts.criteria ?? []),
    published_at: published,
    valid_through: end,
    pack_valid_through: end,
    places: facts.places,
    pay: pay ? JSON.stringify(pay.told) : null,
    pay_rank: pay?.rank ?? 0,
    hours: hours ? JSON.stringify(hoursOf(hours, pack.zone.name)) : null,
    words: searchWords(facts, html.role_summary ?? ''),
    source,
  };
}

/** What an opening is searched by beside its name. */
function searchWords(facts: z.infer<typeof FrontMatter>, summary: string): string {
  const { department, jobType, workMode, location, type, hardSkills } = facts;
  const labels = [department, jobType, workMode, location, type, ...hardSkills];
  return indexedWords([...labels, plainTextOf(summary)].join('\n')).join(' ');
}

/** First letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
