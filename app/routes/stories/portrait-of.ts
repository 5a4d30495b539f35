import type { Picture } from '#contract/pictures.ts';

const PICTURES = import.meta.glob<Picture>('#content/media/people/*.{jpg,jpeg,png,webp,avif}', {
  eager: true,
  query: '?picture',
  import: 'default',
});
const DRAWINGS = import.meta.glob<string>('#content/media/scenes/portrait-*.svg', {
  eager: true,
  import: 'default',
});

/** What is there of somebody, found by the name in lower case, its words joined by underscores. */
export function portraitOf(name: string): { picture?: Picture; drawing?: string } {
  const file = name.trim().toLowerCase().replace(/\s+/g, '_');
  const [, picture] = Object.entries(PICTURES).find(([key]) => key.includes(`/${file}.`)) ?? [];
  if (picture) return { picture };
  const [, drawing] = Object.entries(DRAWINGS).find(([key]) => key.includes(`-${file}.`)) ?? [];
  return drawing ? { drawing } : {};
}
