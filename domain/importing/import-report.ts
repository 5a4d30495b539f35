/** The report of an import, as a summary, as Markdown and as JSON. */
import { counted } from '#domain/support/counted.ts';
import type { DroppedPart, PostNotes } from './post-notes.ts';
import { quoted } from './post-notes.ts';
import type { PostSource } from './source-post.ts';

/** `kept`: imported before, and touched since. */
export type Outcome = 'new' | 'updated' | 'unchanged' | 'kept' | 'refused';

export interface PostReport {
  title: string;
  /** Of the entry. */
  file: string;
  /** Of the page on this site. */
  path: string;
  /** Main URL on the former site. */
  formerUrl: string;
  /** On the former site. */
  state: string;
  outcome: Outcome;
  /** Why it was kept or refused. */
  reason: string;
  notes: PostNotes;
}

export interface ImportReport {
  source: Pick<PostSource, 'label' | 'siteUrl' | 'leftOut' | 'problems'>;
  isDryRun: boolean;
  posts: readonly PostReport[];
}

const LABELS: Readonly<Record<Outcome, string>> = {
  new: 'new',
  updated: 'updated, because nobody had changed the draft',
  unchanged: 'already imported',
  kept: 'already imported, and left alone',
  refused: 'not imported',
};

/** Posts that the summary lists; the report has all of them. */
const MOST_LISTED = 20;

export function summaryOf({ source, isDryRun, posts }: ImportReport): string {
  const { label, siteUrl, leftOut, problems } = source;
  const from = siteUrl ? `${label} (${quoted(siteUrl)})` : label;
  const total = (count: (notes: PostNotes) => number) =>
    posts.reduce((sum, { notes }) => sum + count(notes), 0);
  const outcomes = (Object.keys(LABELS) as Outcome[]).map((outcome): [number, string] => [
    posts.filter((post) => post.outcome === outcome).length,
    LABELS[outcome],
  ]);
  const rows: [number, string][] = [
    ...outcomes,
    [total(({ pictures }) => pictures), 'pictures found'],
    [total(({ missingPictures }) => missingPictures.length), 'pictures missing'],
    [total(({ withoutAlt }) => withoutAlt.length), 'pictures without a description'],
    [total(({ dropped, moreDropped }) => dropped.length + moreDropped), 'parts dropped'],
    [problems.length, 'files with problems'],
    ...[...leftOut].map(([what, count]): [number, string] => [
      count,
      `not imported: ${quoted(what)}`,
    ]),
  ];
  const head = `${isDryRun ? 'Would import' : 'Imported'} ${counted(posts.length, 'post')} of ${from}:`;
  const lines = rows
    .filter(([count]) => count > 0)
    .map(([count, text]) => `  ${count.toLocaleString('en').padStart(7)}  ${text}`);
  return [head, ...lines, ...attention(posts), ...problemLines(problems)].join('\n');
}

/** What people must look at first. */
function attention(posts: readonly PostReport[]): string[] {
  const lines = posts.flatMap(({ file, outcome, reason, notes }) => [
    ...(outcome === 'refused' ? [`${file}: not imported: ${reason}`] : []),
    ...notes.missingPictures.map((picture) => `${file}: missing picture ${picture}`),
  ]);
  return limited(lines);
}

const problemLines = (problems: readonly string[]) => limited(problems.map(quoted));

function limited(lines: readonly string[]): string[] {
  const more = lines.length - MOST_LISTED;
  return [...lines.slice(0, MOST_LISTED), ...(more > 0 ? [`… and ${more} more`] : [])];
}

export function jsonOf({ source, isDryRun, posts }: ImportReport): string {
  const { label, siteUrl, leftOut, problems } = source;
  const report = {
    source: label,
    site: siteUrl,
    isDryRun,
    leftOut: Object.fromEntries(leftOut),
    problems,
    posts: posts.map(({ notes, ...post }) => ({ ...post, ...partsOf(notes) })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

const partsOf = ({
  pictures,
  missingPictures,
  withoutAlt,
  dropped,
  moreDropped,
  warnings,
}: PostNotes) => ({
  pictures,
  missingPictures,
  withoutAlt,
  dropped,
  moreDropped,
  warnings,
});

export function markdownReportOf(report: ImportReport): string {
  const sections = report.posts.map(sectionOf);
  return [`# Import\n\n\`\`\`\n${summaryOf(report)}\n\`\`\``, ...sections]
    .join('\n\n')
    .concat('\n');
}

function sectionOf({ title, file, path, formerUrl, state, outcome, reason, notes }: PostReport) {
  const { pictures, missingPictures, withoutAlt, dropped, moreDropped, warnings } = notes;
  const facts = [
    `- ${LABELS[outcome]}${reason && `: ${reason}`}`,
    `- file: \`${file}\`, address: \`${path}\`${formerUrl && `, formerly \`${formerUrl}\``}`,
    ...(state ? [`- on the former site: ${state}`] : []),
    ...(pictures > 0 ? [`- pictures: ${pictures}`] : []),
    ...missingPictures.map((picture) => `- missing picture: ${picture}`),
    ...withoutAlt.map((picture) => `- needs a description: \`${picture}\``),
    ...dropped.map((part) => `- dropped${lineOf(part)}: ${part.what}`),
    ...(moreDropped > 0 ? [`- dropped: ${moreDropped} more parts`] : []),
    ...warnings.map((warning) => `- note: ${warning}`),
  ];
  return `## ${title}\n\n${facts.join('\n')}`;
}

const lineOf = ({ line }: DroppedPart) => (line > 0 ? ` in line ${line}` : '');
