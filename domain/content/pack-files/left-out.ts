/** Which files of a pack are not read, because its brand leaves out their areas. */
import { AREA_NAMES, type AreaName, isLeftOutFile, leftOutAreas } from '#contract/areas.ts';
import { isTranslationFolder } from '#contract/languages.ts';
import { hubIn } from './hub-name.ts';
import type { PackSource } from './pack-source.ts';
import { existsInPack, readPackText } from './read-text.ts';

const SITE = 'site.yaml';

/** `without` with its list, on the same line or on those below it. */
const WITHOUT = /^without:.*(?:\n(?:[ \t#-].*)?)*/m;

/** The areas that a brand leaves out. */
export class LeftOut {
  readonly areas: ReadonlySet<AreaName>;
  readonly #hub: string | undefined;

  /** @param hub the hub's path */
  constructor(areas: ReadonlySet<AreaName>, hub: string | undefined) {
    this.areas = areas;
    this.#hub = hub;
  }

  /** Also for translations of the file. @param file a path; a folder's ends with a slash */
  hasFile(file: string): boolean {
    if (this.areas.size === 0) return false;
    const [first = ''] = file.split('/', 1);
    const original = isTranslationFolder(first) ? file.slice(first.length + 1) : file;
    return isLeftOutFile(original, this.areas, this.#hub);
  }
}

let previous = { text: '', leftOut: new LeftOut(leftOutAreas(), undefined) };

/** Reads only `without` and `hub`, so that a mistake elsewhere does not change the answer. */
export function leftOutOf(source: PackSource): LeftOut {
  const text = existsInPack(source, SITE) ? readPackText(source, SITE) : '';
  if (text !== previous.text) {
    previous = { text, leftOut: new LeftOut(leftOutAreas(withoutIn(text)), hubIn(text)) };
  }
  return previous.leftOut;
}

/** The hub's path in `site.yaml`, which may have mistakes in other fields. */
export const writtenHub = (source: PackSource): string | undefined =>
  existsInPack(source, SITE) ? hubIn(readPackText(source, SITE)) : undefined;

/** The whole file is checked elsewhere, so unknown names are ignored here. */
function withoutIn(text: string): AreaName[] {
  const list = (WITHOUT.exec(text)?.[0] ?? '').replace(/#.*$/gm, '');
  const names: string[] = list.match(/[a-z-]*[a-z]/g) ?? [];
  return AREA_NAMES.filter((name) => names.includes(name));
}
