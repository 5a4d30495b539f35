/** YAML that is checked against a schema and knows on which line each field stands. */
import { LineCounter, parseDocument } from 'yaml';
import { config, locales } from 'zod';
import type * as z from 'zod/mini';
import { ContentError, type ContentProblem } from './content-problem.ts';
import { fieldLine } from './field-line.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { yamlMistakes } from './yaml-mistakes.ts';

// Messages in words: zod/mini, in which the contract is written, has none of its own.
config(locales.en());

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
  const problem = (line: number, field: string, message: string): ContentProblem => ({
    file,
    line,
    field,
    message,
  });

  if (document.errors.length > 0) {
    throw new ContentError(
      yamlMistakes(text, lines).map(({ line, message }) =>
        problem(line + linesBefore, '', message),
      ),
    );
  }

  const lineOf = (path: PropertyKey[]) => fieldLine(document, lines, path) + linesBefore;

  const value: unknown = document.toJS();
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(
    schemaMistakes(result.error.issues, value).map(({ path, message }) =>
      problem(lineOf(path), path.map(String).join('.'), message),
    ),
  );
}
