import { packFiles } from '#app/pack.ts';
import type { Picture } from '#contract/pictures.ts';

/** Drawings first: a photo takes the place of one. */
const PORTRAITS = [
  /^media\/scenes\/portrait-([^/]+)\.svg$/,
  /^media\/people\/([^/]+)\.\w+\?picture$/,
].flatMap((file) =>
  packFiles<Picture | string>(file).map(([id, value]) => [id.replace(file, '$1'), value] as const),
);
const byName = new Map(PORTRAITS);

/** A photo of somebody, else a drawing, found by the name in lower case, its words joined by
 * underscores: `media/people/asmita_rai.jpg`, `media/scenes/portrait-asmita_rai.svg`. */
export function portraitOf(name: string): Picture | string | undefined {
  return byName.get(name.trim().toLowerCase().replace(/\s+/g, '_'));
}
