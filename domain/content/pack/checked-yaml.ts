/** YAML that is checked against a schema and knows on which line each field stands. */
import { type Document, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { config, locales } from 'zod';
import type * as z from 'zod/mini';
import { ContentError, type ContentProblem } from '#domain/content/pack-files/index.ts';
import { plainMessage } from './plain-messages.ts';
import { schemaMistakes } from './schema-mistakes.ts';
import { silentLosses } from './silent-losses.ts';
import { fieldLine, gluedIn, lookalikesIn } from './yaml-lines.ts';
import { unresolvedAliases, yamlMistakes } from './yaml-mistakes.ts';

// Messages in words: zod/mini, in which the contract is written, has none of its own.
config(locales.en());

interface Source {
  /** Path below the content folder, for messages. */
  file: string;
  text: string;
  /** Lines that stand before `text` in the file (1 for front matter). */
  linesBefore?: number;
  /** Takes what is probably not meant, though it can be read. */
  advise?: ((problem: ContentProblem) => void) | undefined;
}

/**
 * Parses and checks one YAML text.
 * @throws ContentError naming file, line and field of every mistake
 */
export function checkedYaml<Schema extends z.ZodMiniType>(
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
    // What follows a lookalike is misread, so that other mistakes would only mislead.
    const lookalikes = lookalikesIn(text);
    throw refuse(lookalikes.length > 0 ? lookalikes : yamlMistakes(text, lines));
  }
  const aliases = unresolvedAliases(document, lines);
  if (aliases.length > 0) throw refuse(aliases);

  const value: unknown = document.toJS();
  const result = schema.safeParse(value, { error: plainMessage });
  if (result.success) {
    const losses = silentLosses(document, text, schema).map(({ path, message, isWrong }) => ({
      isWrong,
      told: problem(fieldLine(document, lines, path), path, message),
    }));
    const wrong = losses.filter(({ isWrong }) => isWrong).map(({ told }) => told);
    if (wrong.length > 0) throw new ContentError(wrong);
    for (const { told } of losses) advise?.(told);
    return result.data;
  }
  const lookalikes = lookalikesIn(text);
  if (lookalikes.length > 0) throw refuse(lookalikes);
  // Without a space after its colon a field is a text.
  const glued = typeof value === 'string' ? gluedIn(text) : [];
  if (glued.length > 0) throw refuse(glued);
  const checked = { value, schema, sourceAt: sourceIn(document, text) };
  throw new ContentError(
    schemaMistakes(result.error.issues, checked).map(({ path, message }) =>
      problem(fieldLine(document, lines, path), path, message),
    ),
  );
}

/** The text that stands at a place, and the comment behind it on the same line. */
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
