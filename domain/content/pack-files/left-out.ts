/** Which files of a pack are not read, because its brand leaves out their areas. */
import { AREA_NAMES, type AreaName, isLeftOutFile, leftOutAreas } from '#contract/areas.ts';
import { isTranslationFolder } from '#contract/languages.ts';
import type { PackSource } from './pack-source.ts';
import { existsInPack, readPackText } from './read-text.ts';

const SITE = 'site.yaml';

/** `without` with its list, on the same line or on those below it. */
const WITHOUT = /^without:.*(?:\n(?:[ \t#-].*)?)*/m;

let previous = { text: '', areas: leftOutAreas() };

/** Reads only `without`, so that a mistake elsewhere in `site.yaml` does not change the answer. */
export function leftOutOf(source: PackSource): ReadonlySet<AreaName> {
  if (!existsInPack(source, SITE)) return leftOutAreas();
  const text = readPackText(source, SITE);
  if (text !== previous.text) previous = { text, areas: leftOutAreas(withoutIn(text)) };
  return previous.areas;
}

/** The whole file is checked elsewhere, so unknown names are ignored here. */
function withoutIn(text: string): AreaName[] {
  const list = (WITHOUT.exec(text)?.[0] ?? '').replace(/#.*$/gm, '');
  const names: string[] = list.match(/[a-z-]*[a-z]/g) ?? [];
  return AREA_NAMES.filter((name) => names.includes(name));
}

/** Also for translations of the file. @param file a path; a folder's ends with a slash */
export function isLeftOut(file: string, leftOut: ReadonlySet<AreaName>): boolean {
  const [first = ''] = file.split('/', 1);
  const original = isTranslationFolder(first) ? file.slice(first.length + 1) : file;
  return leftOut.size > 0 && isLeftOutFile(original, leftOut);
}
