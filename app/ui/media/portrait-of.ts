import { type LocalizedPack, perPack } from '#app/pack.ts';
import type { Picture } from '#contract/pictures.ts';

/** Drawings first, so that a photo overrides the drawing of the same person. */
const FILES = [/^media\/scenes\/portrait-([^/]+)\.svg$/, /^media\/people\/([^/]+)\.\w+\?picture$/];

const portraitsOf = perPack(
  (pack) =>
    new Map(
      FILES.flatMap((file) =>
        pack
          .files<Picture | string>(file)
          .map(([id, value]) => [id.replace(file, '$1'), value] as const),
      ),
    ),
);

/**
 * A photo or else a drawing, by the name in lower case with underscores for spaces:
 * `media/people/asmita_rai.jpg`, `media/scenes/portrait-asmita_rai.svg`.
 */
export function portraitOf(pack: LocalizedPack, name: string): Picture | string | undefined {
  return portraitsOf(pack).get(name.trim().toLowerCase().replace(/\s+/g, '_'));
}
