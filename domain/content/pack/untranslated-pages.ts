/** Pages that a language has only by their name in `language.yaml`, so they are in English. */

import { isTranslationFolder } from '#contract/languages.ts';
import { translatedPages, translationModule } from '#contract/translated-pack.ts';
import type { Inspection } from './read-pack.ts';

/** @returns paths of the missing files. The home page always exists, so it does not count. */
export function untranslatedPages({ pack, copies, tree }: Inspection): string[] {
  return tree.folders.filter(isTranslationFolder).flatMap((code) => {
    const translations = (pack.modules[translationModule(code)] ?? {}) as object;
    return translatedPages(pack.modules, code)
      .filter((name) => name !== 'home' && copies.has(`pages/${name}.yaml`))
      .map((name) => `pages/${name}.yaml`)
      .filter((page) => !(page in translations))
      .map((page) => `${code}/${page}`);
  });
}
