import type { Picture } from '#contract/pictures.ts';

const PHOTOS = import.meta.glob<Picture>('#content/media/people/*.{jpg,jpeg,png,webp,avif}', {
  eager: true,
  query: '?picture',
  import: 'default',
});
const DRAWINGS = import.meta.glob<string>('#content/media/scenes/portrait-*.svg', {
  eager: true,
  import: 'default',
});
const PORTRAITS: Record<string, Picture | string> = { ...DRAWINGS, ...PHOTOS };

/** The name of a file without its folder and its ending. */
const FILE = /(?:\/people\/|\/portrait-)([^/]+)\.\w+$/;
const byName = new Map(
  Object.entries(PORTRAITS).map(([path, portrait]) => [FILE.exec(path)?.[1], portrait]),
);

/** A photo of somebody, else a drawing, found by the name in lower case, its words joined by
 * underscores: `media/people/asmita_rai.jpg`, `media/scenes/portrait-asmita_rai.svg`. */
export function portraitOf(name: string): Picture | string | undefined {
  return byName.get(name.trim().toLowerCase().replace(/\s+/g, '_'));
}
