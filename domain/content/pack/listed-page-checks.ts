/** Checks that pages have the cards that lead to them. */
import type { CaseStudy, Solution } from '#contract/collections.ts';
import type { FieldMistake } from './yaml-lines.ts';

/** Copy by path below the content folder; undefined for an invalid file, which is skipped. */
type Copies = ReadonlyMap<string, unknown>;

interface Cards {
  /** The file with the cards. */
  file: string;
  /** Field of a card with the path of its page. */
  key: 'route' | 'path';
  /** Folder of the pages. */
  folder: string;
  paths: readonly string[];
}

/** Checks that each solution has a card and each card has a solution. */
export function solutionProblems(copies: Copies): FieldMistake[] {
  const cards = copies.get('solutions.yaml') as Solution[] | undefined;
  const paths = cards?.map(({ path }) => path);
  return cardProblems(copies, paths && { ...SOLUTIONS, paths });
}

/** Checks that each customer story has a card and each card has a story. */
export function storyProblems(copies: Copies): FieldMistake[] {
  const cards = copies.get('case-studies.yaml') as CaseStudy[] | undefined;
  const paths = cards?.map(({ route }) => route);
  return cardProblems(copies, paths && { ...STORIES, paths });
}

const SOLUTIONS = { file: 'solutions.yaml', key: 'path', folder: 'pages/solutions' } as const;
const STORIES = { file: 'case-studies.yaml', key: 'route', folder: 'pages/stories' } as const;

function cardProblems(copies: Copies, cards: Cards | undefined): FieldMistake[] {
  if (!cards) return [];
  const { file, key, folder, paths } = cards;
  const pages = pagesIn(copies, folder);
  return [
    ...paths.flatMap((path, position) => {
      const problem = (message: string) => [{ file, path: [position, key], message }];
      return pages.has(path) ? [] : problem(`${folder}${path}.yaml is missing`);
    }),
    ...[...pages].flatMap(([path, page]) => {
      const message = `${file} has no card with the ${key} ${path}`;
      return paths.includes(path) ? [] : [{ file: page, path: [], message }];
    }),
  ];
}

/** The files of a folder by the URL paths of their pages. */
function pagesIn(copies: Copies, folder: string): Map<string, string> {
  const files = [...copies.keys()].filter((file) => file.startsWith(`${folder}/`));
  return new Map(files.map((file) => [file.slice(folder.length).replace(/\.yaml$/, ''), file]));
}
