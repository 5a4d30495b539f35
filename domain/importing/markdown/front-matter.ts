/** Front matter in YAML, TOML or JSON. */
import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';

export interface FrontMatter {
  data: Readonly<Record<string, unknown>>;
  body: string;
  /** Line of the file on which the body begins, from 1. */
  bodyLine: number;
}

const YAML = /^---[ \t]*\n([\s\S]*?\n)??---[ \t]*(?:\n|$)/;
const TOML = /^\+\+\+[ \t]*\n([\s\S]*?\n)??\+\+\+[ \t]*(?:\n|$)/;
/** Hugo's JSON ends with the first line that closes it. */
const JSON_BLOCK = /^(\{[\s\S]*?\n\})[ \t]*(?:\n|$)/;

/** @throws Error with a message about the front matter */
export function splitFrontMatter(text: string): FrontMatter {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  for (const [pattern, parse] of FORMS) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const body = plain.slice(match[0].length);
    return { data: fieldsOf(parse(match[1] ?? '')), body, bodyLine: match[0].split('\n').length };
  }
  return { data: {}, body: plain, bodyLine: 1 };
}

const FORMS: readonly (readonly [RegExp, (text: string) => unknown])[] = [
  [YAML, yamlOf],
  [TOML, parseToml],
  [JSON_BLOCK, JSON.parse],
];

/**
 * Aliases are limited by the library, so that they cannot expand without end.
 * @throws Error with the first mistake
 */
export function yamlOf(text: string): unknown {
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false });
  const [mistake] = document.errors;
  if (mistake) throw new Error(`its YAML has a mistake: ${mistake.message}`);
  return document.toJS();
}

export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isMap ? (value as Record<string, unknown>) : {};
}
