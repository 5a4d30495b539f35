/**
 * The base pack (`packs/base/`): the copy of the interface, which is the same for most brands. A pack
 * without one of its files has the base pack's, also in the languages that the pack has.
 */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isTranslationFolder } from '#contract/languages.ts';
import { baseTexts } from './base-texts.ts';
import { folderOf, hasEditsBelow, type PackSource } from './pack-source.ts';

/** The text that the pack has unless it has a file of this name; undefined if there is none. */
export function baseText(source: PackSource, file: string): string | undefined {
  const name = posix.normalize(file);
  const texts = baseTexts();
  return Object.hasOwn(texts, name) && hasLanguageOf(source, name) && isPack(source)
    ? texts[name]
    : undefined;
}

/** Tells if the base pack has this text. */
export const isBaseText = (file: string, text: string): boolean => baseTexts()[file] === text;

/** The paths of all files that the pack could have from the base pack. */
export const baseFiles = (source: PackSource): string[] =>
  isPack(source) ? Object.keys(baseTexts()).filter((file) => hasLanguageOf(source, file)) : [];

/** Other folders are read too, such as those of a pack's media. */
const isPack = (source: PackSource) => existsSync(join(folderOf(source), 'site.yaml'));

function hasLanguageOf(source: PackSource, file: string): boolean {
  const [first = ''] = file.split('/', 1);
  if (!isTranslationFolder(first)) return true;
  return existsSync(join(folderOf(source), first)) || hasEditsBelow(source, first);
}
