/** `content/jobs/{slug}.md`: front matter with the facts, a section for each text. */
import * as z from 'zod/mini';
import type { JobListingsTable } from '#db/schema.ts';
import { renderedText, sectionsOf } from '#domain/markdown/index.ts';
import { applicantCountries, listingProblems } from './applicant-countries.ts';
import { bodyReferences } from './body-references.ts';
import type { Undated } from './changed-at.ts';
import { checkedYaml } from './checked-yaml.ts';
import { ContentError, type ContentProblem } from './content-problem.ts';
import { color, day, text } from './entry-fields.ts';
import type { EntryFile } from './entry-file.ts';
import { splitFrontMatter } from './front-matter.ts';
import { questions, questionsOf } from './job-questions.ts';
import type { PackFolder } from './pack-folder.ts';
import { dayToTime, endOfDay } from './relative-day.ts';

export const Departments = z.array(z.strictObject({ name: text, color }));
export type Departments = z.infer<typeof Departments>;

const JOB_TYPES = ['Full time', 'Part time', 'Contract', 'Internship'] as const;
const WORK_MODES = ['Remote', 'Hybrid', 'On site'] as const;
const LEVELS = ['Trainee', 'Junior', 'Mid-level', 'Senior', 'Lead'] as const;

const FrontMatter = z.strictObject({
  name: text,
  department: text,
  jobType: z.enum(JOB_TYPES),
  workMode: z.enum(WORK_MODES),
  location: text,
  /** Of a remote opening where its people may live, of another the country of its location. */
  applicantCountries: z.optional(applicantCountries),
  type: z.enum(LEVELS),
  hardSkills: z.array(text),
  published: day,
  validThrough: z.optional(day),
  contacts: z.optional(
    z.array(
      z.strictObject({
        username: text,
        email: z.email(),
        color: z.optional(color),
        profilePicture: z.optional(text),
      }),
    ),
  ),
  /** What applicants are asked beside the form's own fields. */
  questions: z.optional(questions),
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

/** @throws ContentError */
export function readJobFile(
  { slug, file, source }: EntryFile,
  departments: Departments,
  pack: PackFolder,
): Undated<JobListingsTable> {
  const { frontMatter, body, bodyLine } = splitFrontMatter(file, source);
  const facts = checkedYaml({ file, text: frontMatter, linesBefore: 1 }, FrontMatter);
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
  for (const { field, message } of listingProblems(facts)) {
    // What is missing is missed by the work mode.
    report(lineOf(facts[field] === undefined ? 'workMode' : field), field, message);
  }
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(slug)) {
    report(1, '', 'the file name must be lower-case letters and digits, joined by single hyphens');
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

  const published = dayToTime(facts.published, pack) ?? pack.now;
  const closing = facts.validThrough ? dayToTime(facts.validThrough, pack) : null;
  if (closing !== null && closing < published) {
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
    hard_skills: JSON.stringify(facts.hardSkills.map((label) => ({ id: idOf(label), label }))),
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
    published_at: published,
    valid_through: closing === null ? null : endOfDay(closing, pack),
    source,
  };
}

/** `Node.js` to `node-js`. */
function idOf(label: string): string {
  return label
    .toLowerCase()
    .replace(/\+/g, 'p')
    .replace(/#/g, 'sharp')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** First letters of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
