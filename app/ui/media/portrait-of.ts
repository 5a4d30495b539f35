import { type LocalizedPack, perPack } from '#app/pack.ts';
import type { Picture } from '#contract/pictures.ts';

/** Drawings first, so that a photo replaces one. */
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

/** A photo of somebody, else a drawing, found by the name in lower case, its words joined by
 * underscores: `media/people/asmita_rai.jpg`, `media/scenes/portrait-asmita_rai.svg`. */
export function portraitOf(pack: LocalizedPack, name: string): Picture | string | undefined {
  return portraitsOf(pack).get(name.trim().toLowerCase().replace(/\s+/g, '_'));
}
