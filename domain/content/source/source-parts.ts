/** Divides the source of an entry into its YAML and its text. */
import type { FieldPath } from '#contract/console/field-changes.ts';
import { copyValue, valueIn } from './json-values.ts';
import { asRead } from './line-endings.ts';
import { parseYamlText } from './yaml-text.ts';

/**
 * Parts of a source with line feeds. Joined in this order, they are the source. A part that the
 * kind of file does not have is null.
 */
export interface SourceParts {
  /** The first `---` line of a Markdown file. */
  opening: string;
  yaml: string | null;
  /** The second `---` line and the empty lines below it. */
  closing: string;
  /** The Markdown text, or the whole text of a style sheet. */
  body: string | null;
}

export interface ParsedSource {
  /** Of the YAML; null if the file has none. */
  data: unknown;
  /** Without the empty lines at its start; null for a file of YAML alone. */
  body: string | null;
  /** Line of the file on which the body starts, from 1. */
  bodyLine: number;
}

const FRONT_MATTER = /^(---\n)((?:[\s\S]*?\n)??)(---[ \t]*(?:\n|$)(?:[ \t]*\n)*)/;

/** @param text with line feeds */
export function splitSource(file: string, text: string): SourceParts {
  if (/\.ya?ml$/.test(file)) return { opening: '', yaml: text, closing: '', body: null };
  const match = file.endsWith('.md') ? FRONT_MATTER.exec(text) : null;
  if (!match) return { opening: '', yaml: null, closing: '', body: text };
  const [all, opening = '', yaml = '', closing = ''] = match;
  return { opening, yaml, closing, body: text.slice(all.length) };
}

export const joinSource = ({ opening, yaml, closing, body }: SourceParts): string =>
  `${opening}${yaml ?? ''}${closing}${body ?? ''}`;

/**
 * @param file path below the content folder, which says what kind of file it is
 * @throws ChangeError if its YAML is not valid
 */
export function parsedSource(file: string, source: string): ParsedSource {
  const parts = splitSource(file, asRead(source));
  const { opening, yaml, closing, body } = parts;
  const bodyLine = `${opening}${yaml ?? ''}${closing}`.split('\n').length;
  return { data: yaml === null ? null : copyValue(parseYamlText(yaml).data), body, bodyLine };
}

/**
 * The parsed value of a field; undefined if there is none.
 * @throws ChangeError if the YAML is not valid
 */
export const valueAt = (file: string, source: string, path: FieldPath): unknown =>
  valueIn(parsedSource(file, source).data, path);
