import type { LocalizedPack } from '#app/pack.ts';

/** The policy's sections, each with the id that links lead to. */
export const sectionsOf = (pack: LocalizedPack) =>
  pack.copy('pages/privacy-policy').sections.map((section) => ({
    ...section,
    id: section.id ?? section.title.toLowerCase().replaceAll(' ', '-'),
  }));
