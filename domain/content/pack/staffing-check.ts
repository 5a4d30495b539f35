/** Checks that a pack has prices and terms if its pages state them. */
import { sectionsOf } from '#contract/page-sections.ts';
import type { SolutionPage } from '#contract/pages/solutions.ts';
import type { StaffingTerms } from '#contract/staffing.ts';
import { textsIn } from './copy-check.ts';
import type { FieldMistake } from './yaml-lines.ts';

const STAFFING = 'staffing.yaml';
const SECURITY = 'pages/security-and-contracts.yaml';
const SOLUTION = /^pages\/solutions\//;

/** Sections of a solution's page that show what `staffing.yaml` says. */
const PRICED = ['prices', 'calculator', 'profiles', 'leaving'] as const;
const isPriced = (id: string) => PRICED.some((section) => section === id);

/** Placeholders that the terms fill in. */
const TERM_NAMES = [
  'termMonths',
  'trialDays',
  'noticeDays',
  'replacementDays',
  'overlapDays',
] as const satisfies readonly (keyof StaffingTerms)[];
const TERM = new RegExp(`\\{(${TERM_NAMES.join('|')})\\}`);

const MESSAGE = `needs ${STAFFING}: write it, or leave this out`;

/** @param files copy by path below the content folder; undefined for an invalid file */
export function staffingProblems(files: ReadonlyMap<string, unknown>): FieldMistake[] {
  if (files.has(STAFFING)) return [];
  return [...files].flatMap(([file, copy]) => {
    if (!copy) return [];
    if (file === SECURITY) return termMistakes(file, copy);
    return SOLUTION.test(file) ? sectionMistakes(file, copy as SolutionPage) : [];
  });
}

const termMistakes = (file: string, copy: unknown): FieldMistake[] =>
  textsIn(copy)
    .filter(({ text }) => TERM.test(text))
    .map(({ path }) => ({ file, path, message: MESSAGE }));

const sectionMistakes = (file: string, copy: SolutionPage): FieldMistake[] =>
  sectionsOf('solutions/*', copy)
    .filter(isPriced)
    .map((id) => ({ file, path: [id], message: MESSAGE }));
