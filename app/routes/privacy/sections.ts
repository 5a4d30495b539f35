import copy from '#content/pages/privacy-policy.yaml';

/** The policy's sections, each with the id that links lead to. */
export const SECTIONS = copy.sections.map((section) => ({
  ...section,
  id: section.id ?? section.title.toLowerCase().replaceAll(' ', '-'),
}));
