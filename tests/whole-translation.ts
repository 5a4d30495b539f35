/** Writes a translation of every text of a pack, for tests of languages that no pack has. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { isProse } from '#contract/prose.ts';
import { builtInFiles, schemaOf } from '#domain/content/pack/built-in-copy.ts';

/**
 * @param pack folder, in which the translation is written
 * @param translate is called with each text without its placeholders
 */
export function writeTranslation(
  pack: string,
  code: string,
  translate: (text: string) => string,
): void {
  for (const file of builtInFiles(pack)) {
    const schema = schemaOf(file);
    if (!schema) continue;
    const isText = (path: readonly PropertyKey[]) => isProse(schema, path);
    const texts = translated(parse(readFileSync(join(pack, file), 'utf8')), isText, translate);
    if (texts === undefined) continue;
    const target = join(pack, code, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, stringify(texts));
  }
}

const PLACEHOLDER = /(\{\w+\})/;

function translated(
  copy: unknown,
  isText: (path: readonly PropertyKey[]) => boolean,
  translate: (text: string) => string,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof copy === 'string') {
    if (!isText(path) || !/\p{L}/u.test(copy)) return undefined;
    const parts = copy.split(PLACEHOLDER);
    return parts.map((part, at) => (at % 2 === 1 ? part : translate(part))).join('');
  }
  if (typeof copy !== 'object' || copy === null) return undefined;
  const entries = Object.entries(copy).map(([key, value]) => {
    const place = [...path, Array.isArray(copy) ? Number(key) : key];
    return [key, translated(value, isText, translate, place)] as const;
  });
  const texts = entries.filter(([, value]) => value !== undefined);
  if (texts.length === 0) return undefined;
  // Lists are merged by position.
  return Array.isArray(copy)
    ? entries.map(([, value]) => value ?? null)
    : Object.fromEntries(texts);
}

const WORDS = 'نحن نبني جسرا بين الفرق والمهندسين في كل مدينة ونعمل معا من أجل مشروع أفضل'.split(
  ' ',
);

/** Arabic words in place of English ones, with digits and punctuation as they are. */
export function inArabicLetters(text: string): string {
  let at = text.length;
  return text.replace(/[A-Za-z][A-Za-z’'-]*/g, () => WORDS[at++ % WORDS.length] ?? '');
}
