import type { TextSection } from '#contract/pages/text-sections.ts';

/**
 * Sections with their ids, which links use as fragments: their own, or one from the title. A repeated
 * id gets a number.
 */
export function sectionsWithIds(
  sections: readonly TextSection[],
): (TextSection & { id: string })[] {
  const used = new Set<string>();
  return sections.map((section) => {
    const first = section.id ?? section.title.toLowerCase().replaceAll(' ', '-');
    let id = first;
    for (let number = 2; used.has(id); number += 1) id = `${first}-${number}`;
    used.add(id);
    return { ...section, id };
  });
}
