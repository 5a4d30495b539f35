/** YAML that is checked against a schema and knows on which line each field stands. */
import { LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod/mini';
import { ContentError, type ContentProblem } from './content-problem.ts';
import { fieldLine } from './field-line.ts';

interface Source {
  /** Path below the content folder, for messages. */
  file: string;
  text: string;
  /** Lines that stand before `text` in the file (1 for front matter). */
  linesBefore?: number;
}

/**
 * Parses and checks one YAML text.
 * @throws ContentError naming file, line and field of every mistake
 */
export function checkedYaml<Schema extends z.ZodMiniType>(
  { file, text, linesBefore = 0 }: Source,
  schema: Schema,
): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  const problem = (line: number, field: string, message: string): ContentProblem => ({
    file,
    line,
    field,
    message,
  });

  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => problem(lineAt(error.pos[0]), '', error.message)),
    );
  }

  const lineOf = (path: PropertyKey[]) => fieldLine(document, lines, path) + linesBefore;

  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.map((issue) => {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
      const path = unknown === undefined ? issue.path : [...issue.path, unknown];
      const message = unknown === undefined ? issue.message : 'is not a field of this file';
      return problem(lineOf(path), path.map(String).join('.'), message);
    }),
  );
}
