/** Parses YAML, checks it against a schema, and reports mistakes with their lines. */
import { type Document, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { config, locales } from 'zod';
import type * as z from 'zod/mini';
import { ContentError, type ContentProblem } from '#domain/content/pack-files/index.ts';
import { plainMessage } from './plain-messages.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { silentLosses } from './silent-losses.ts';
import { fieldLine, lookalikesIn, missingSpacesIn } from './yaml-lines.ts';
import { unresolvedAliases, yamlMistakes } from './yaml-mistakes.ts';

// The contract uses zod/mini, which has no error messages by default.
config(locales.en());

interface Source {
  /** Path below the content folder, for messages. */
  file: string;
  text: string;
  /** Number of lines before `text` in the file (1 for front matter). */
  linesBefore?: number;
  /** Called for valid YAML that probably does not mean what its author intended. */
  advise?: ((problem: ContentProblem) => void) | undefined;
}

/**
 * @returns the parsed value
 * @throws ContentError with file, line and field of every mistake
 */
export function parseYaml<Schema extends z.ZodMiniType>(
  { file, text, linesBefore = 0, advise }: Source,
  schema: Schema,
): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problem = (line: number, path: PropertyKey[], message: string): ContentProblem => ({
    file,
    line: line + linesBefore,
    field: path.map(String).join('.'),
    message,
  });
  const refuse = (mistakes: readonly { line: number; message: string }[]) =>
    new ContentError(mistakes.map(({ line, message }) => problem(line, [], message)));
  if (document.errors.length + document.warnings.length > 0) {
    // A lookalike makes the parser misread the lines after it, so other messages would mislead.
    const lookalikes = lookalikesIn(text);
    throw refuse(lookalikes.length > 0 ? lookalikes : yamlMistakes(text, lines));
  }
  const aliases = unresolvedAliases(document, lines);
  if (aliases.length > 0) throw refuse(aliases);

  const value: unknown = document.toJS();
  const result = schema.safeParse(value, { error: plainMessage });
  if (result.success) {
    const losses = silentLosses(document, text, schema).map(({ path, message, isError }) => ({
      isError,
      loss: problem(fieldLine(document, lines, path), path, message),
    }));
    const mistakes = losses.filter(({ isError }) => isError).map(({ loss }) => loss);
    if (mistakes.length > 0) throw new ContentError(mistakes);
    for (const { loss } of losses) advise?.(loss);
    return result.data;
  }
  const lookalikes = lookalikesIn(text);
  if (lookalikes.length > 0) throw refuse(lookalikes);
  // A field without a space after its colon is read as text.
  const missingSpaces = typeof value === 'string' ? missingSpacesIn(text) : [];
  if (missingSpaces.length > 0) throw refuse(missingSpaces);
  const subject = { file, value, schema, sourceAt: sourceIn(document, text) };
  throw new ContentError(
    schemaMistakes(result.error.issues, subject).map(({ path, message }) =>
      problem(fieldLine(document, lines, path), path, message),
    ),
  );
}

/** Returns a function from a path to its source text and to the comment on the same line. */
function sourceIn(document: Document, text: string) {
  return (path: PropertyKey[]) => {
    const node = document.getIn(path, true);
    if (!isNode(node) || !node.range) return { text: '', comment: '' };
    const [start, end] = node.range;
    if (isScalar(node) && node.anchor) return { text: `&${node.anchor}`, comment: '' };
    const comment = /^[ \t]*#(.*)/.exec(text.slice(end))?.[1] ?? '';
    return { text: text.slice(start, end).trim(), comment: comment.trimEnd() };
  };
}
