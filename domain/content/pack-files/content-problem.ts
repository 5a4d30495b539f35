/** A problem of a file of the content pack, as shown to its editor. */
export interface ContentProblem {
  /** Path below the content folder. */
  file: string;
  /** From 1. */
  line: number;
  /** Dotted path of the field; empty for the whole file. */
  field: string;
  message: string;
}

/** A problem of the whole file. */
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

/** Thrown with all problems together, so that an editor can fix them in one pass. */
export class ContentError extends Error {
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Messages by error code: why a file or folder cannot be read, and what to do. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'is missing',
  EACCES: 'cannot be read by the user that runs this program: make it readable for everyone',
  EPERM: 'cannot be read by the user that runs this program: make it readable for everyone',
  ELOOP: 'is a link to itself: remove it',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'is a file, not a folder',
  ENXIO: 'is not a regular file but a pipe or a device',
};

export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? `cannot be read: ${message}`;
}
