/** What is wrong with a file of the content pack, in the words that its editor sees. */
export interface ContentProblem {
  /** Path below the content folder. */
  file: string;
  /** From 1. */
  line: number;
  /** Dotted path of the field, empty for the file as a whole. */
  field: string;
  message: string;
}

/** What is wrong with a file as a whole. */
export const fileProblem = (file: string, message: string): ContentProblem => ({
  file,
  line: 1,
  field: '',
  message,
});

/** `jobs/qa-engineer.md:4 jobType: must be one of …` */
export function describeProblem({ file, line, field, message }: ContentProblem): string {
  return `${file}:${line}${field ? ` ${field}` : ''}: ${message}`;
}

/** Thrown with every problem that was found, so that an editor can mend them in one go. */
export class ContentError extends Error {
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Why a file or folder of the pack cannot be read, and what to do. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'is missing',
  EACCES: 'may not be read by the user that runs this: give everybody the right to read it',
  EPERM: 'may not be read by the user that runs this: give everybody the right to read it',
  ELOOP: 'is a link that leads back to itself: remove it',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'is a file, not a folder',
  ENXIO: 'is no file that can be read (a pipe or a device)',
};

export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? `cannot be read: ${message}`;
}
