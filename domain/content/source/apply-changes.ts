/**
 * Applies changes of single fields to the source of an entry. Each change replaces only the range
 * of its field, so comments, order and styles of everything else stay as they are.
 */
import type { FieldChange } from '#contract/console/field-changes.ts';
import { ChangeError } from './change-error.ts';
import { type ChangeOptions, changeYaml } from './change-yaml.ts';
import { asRead, editAsRead } from './line-endings.ts';
import { joinSource, type SourceParts, splitSource } from './source-parts.ts';

/** Characters to parse, which take a few seconds: the YAML is parsed again after each change. */
const MOST_WORK = 4_000_000;

/**
 * @param file path below the content folder, which says what kind of file it is
 * @param source with any line endings, which stay
 * @throws ChangeError if a path does not exist, or the source is not valid YAML
 */
export function applyChanges(
  file: string,
  source: string,
  changes: readonly FieldChange[],
  options: ChangeOptions = {},
): string {
  const { yaml } = splitSource(file, asRead(source));
  if (changes.length * (yaml?.length ?? 0) > MOST_WORK) {
    throw new ChangeError([], 'Save fewer changes together.');
  }
  return changes.reduce(
    (text, change) => editAsRead(text, (read) => applyChange(file, read, change, options)),
    source,
  );
}

function applyChange(file: string, text: string, change: FieldChange, options: ChangeOptions) {
  const parts = splitSource(file, text);
  if (change.op === 'body') {
    if (parts.body === null) throw new ChangeError([], 'This file has no text beside its fields.');
    return joinSource(withBody(file, parts, change.value));
  }
  if (parts.yaml === null) {
    throw new ChangeError(change.path, 'This file has no fields. Edit its source.');
  }
  return joinSource({ ...parts, yaml: changeYaml(parts.yaml, change, options) });
}

/** The empty lines below the front matter stay as they were, and the text ends with a line feed. */
function withBody(file: string, parts: SourceParts, value: string): SourceParts {
  const text = asRead(value);
  const trimmed = parts.yaml === null ? text : text.replace(/^(?:[ \t]*\n)+/, '');
  const body = trimmed === '' || trimmed.endsWith('\n') ? trimmed : `${trimmed}\n`;
  const closing = parts.closing.replace(/-[ \t]*$/, '-\n');
  const changed = { ...parts, closing, body };
  if (splitSource(file, joinSource(changed)).yaml !== parts.yaml) {
    throw new ChangeError([], 'Remove the line of three hyphens at the start of the text.');
  }
  return changed;
}
