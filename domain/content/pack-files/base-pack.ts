/**
 * The base pack (`packs/base/`): the copy of the interface, which is the same for most brands. A pack
 * without one of its files has the base pack's, also in the languages that the pack has.
 */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isTranslationFolder } from '#contract/languages.ts';
import { baseTexts } from './base-texts.ts';
import { hubNameIn } from './hub-name.ts';
import { folderOf, hasEditsBelow, type PackSource } from './pack-source.ts';

/** The hub in the name of its page's file and in its links, as in `AREAS`. */
const HUB = '{hub}';
const HUB_PAGE = `pages/${HUB}.yaml`;

/** The text that the pack has unless it has a file of this name; undefined if there is none. */
export function baseText(source: PackSource, file: string): string | undefined {
  const name = posix.normalize(file);
  if (!isPack(source)) return undefined;
  const text = textNamed(name, () => hubNameIn(source));
  return text !== undefined && isFor(source, name) ? text : undefined;
}

/** Tells if the base pack has this text, also if the file is the page of a hub. */
export function isBaseText(file: string, text: string): boolean {
  const [, page] = /^(?:[a-z]+\/)?pages\/([a-z\d-]+)\.yaml$/.exec(file) ?? [];
  return textNamed(file, () => page) === text;
}

/** The base pack's text by the path of a pack's file. */
function textNamed(name: string, hub: () => string | undefined): string | undefined {
  const texts = baseTexts();
  if (Object.hasOwn(texts, name)) return name.endsWith(HUB_PAGE) ? undefined : texts[name];
  const [folder = ''] = name.split('pages/', 1);
  const hubName = folder + HUB_PAGE in texts ? hub() : undefined;
  if (hubName === undefined || name !== folder + hubFile(hubName)) return undefined;
  return texts[folder + HUB_PAGE]?.replaceAll(HUB, hubName);
}

const hubFile = (hub: string) => HUB_PAGE.replace(HUB, hub);

/** The paths of all files that the pack could have from the base pack. */
export function baseFiles(source: PackSource): string[] {
  if (!isPack(source)) return [];
  const hub = hubNameIn(source);
  return Object.keys(baseTexts())
    .flatMap((name) => {
      if (!name.endsWith(HUB_PAGE)) return [name];
      return hub === undefined ? [] : [name.replace(HUB, hub)];
    })
    .filter((file) => isFor(source, file));
}

/** Other folders are read too, such as those of a pack's media. */
const isPack = (source: PackSource) => existsSync(join(folderOf(source), 'site.yaml'));

/**
 * A translation is for a pack with its language, but not for one whose folder has another text in
 * English. An edit in the console changes some of the English texts, and the others stay translated.
 */
function isFor(source: PackSource, file: string): boolean {
  const [language = '', ...rest] = file.split('/');
  if (!isTranslationFolder(language)) return true;
  if (existsSync(join(folderOf(source), ...rest))) return false;
  return existsSync(join(folderOf(source), language)) || hasEditsBelow(source, language);
}

/** The base pack's file of a language with texts by their English ones; undefined if there is none. */
export function baseMessages(file: string): string | undefined {
  return originalOf(file) === undefined ? undefined : baseTexts()[file];
}

/** The path of the file that a translation translates; undefined for other files. */
export function originalOf(file: string): string | undefined {
  const [language = '', ...rest] = file.split('/');
  return isTranslationFolder(language) && rest.length > 0 ? rest.join('/') : undefined;
}
