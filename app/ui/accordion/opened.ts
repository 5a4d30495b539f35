/** `one`: always exactly one panel is open. `any`: as many as the visitor likes, or none. */
export type AccordionMode = 'one' | 'any';

/** Which panels are open after a press on the button of one. */
export function opened(before: readonly string[], id: string, mode: AccordionMode): string[] {
  if (mode === 'one') return [id];
  return before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
}
