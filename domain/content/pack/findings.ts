/** Problems and advice collected while a pack is read file by file. */
import { dirname } from 'node:path';
import type * as z from 'zod/mini';
import {
  ContentError,
  type ContentProblem,
  existsInPack,
  fileProblem,
  leftOutOf,
  type PackSource,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import { parseYaml } from './checked-yaml.ts';

/** Collects the problems of each file, so that one faulty file does not stop the check. */
export class Findings {
  readonly problems: ContentProblem[] = [];
  readonly advice: ContentProblem[] = [];
  readonly advise = (problem: ContentProblem) => void this.advice.push(problem);

  addError(file: string, error: unknown): undefined {
    if (error instanceof ContentError) this.problems.push(...error.problems);
    else this.problems.push(fileProblem(file, reasonOf(error)));
  }

  attempt<Result>(file: string, read: () => Result): Result | undefined {
    try {
      return read();
    } catch (error) {
      return this.addError(file, error);
    }
  }
}

/**
 * Reads a list of an entry folder. A list is required only if its folder exists, and its area is
 * not left out.
 */
export function readList<Schema extends z.ZodMiniType>(
  contentDir: PackSource,
  file: string,
  schema: Schema,
  findings: Findings,
): z.infer<Schema> | undefined {
  const isUnused = leftOutOf(contentDir).hasFile(file);
  if (isUnused || !existsInPack(contentDir, dirname(file))) return undefined;
  const { advise } = findings;
  const text = () => readPackText(contentDir, file);
  return findings.attempt(file, () => parseYaml({ file, text: text(), advise }, schema));
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
