import type { LocalizedPack } from '#app/pack.ts';
import type { Examples } from '#app/ui/examples/examples.ts';

/** Some examples show copy or media of the pack. */
type ExamplesFile = { examples: Examples | ((pack: LocalizedPack) => Examples) };

const FILES = import.meta.glob<ExamplesFile>('/app/{forms,shell,ui}/**/*.examples.tsx', {
  eager: true,
});

/** Each component's examples, by the name that the URL has for it. */
export const EXAMPLES: ReadonlyMap<string, ExamplesFile['examples']> = new Map(
  Object.entries(FILES)
    .map(([path, { examples }]) => [nameOf(path), examples] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** `/app/ui/story-card/story-card.examples.tsx` is `story-card`. */
function nameOf(path: string): string {
  return path.replace(/^.*\/|\.examples\.tsx$/g, '');
}
