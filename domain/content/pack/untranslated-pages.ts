/** Pages that a language has only by their name in `language.yaml`, so they are in English. */
import { languagesOf, translatedPages, translationModule } from '#contract/translated-pack.ts';
import type { Inspection } from './read-pack.ts';

/** @returns paths of the missing files. The home page always exists, so it does not count. */
export function untranslatedPages({ pack: { modules }, copies }: Inspection): string[] {
  return languagesOf(modules).flatMap((code) => {
    const translations = (modules[translationModule(code)] ?? {}) as object;
    return translatedPages(modules, code)
      .filter((name) => name !== 'home')
      .map((name) => `pages/${name}.yaml`)
      .filter((page) => copies.has(page) && !(page in translations))
      .map((page) => `${code}/${page}`);
  });
}
