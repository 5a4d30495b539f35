import type { Examples } from '#app/ui/examples/examples.ts';

type Module = Record<string, unknown>;

const FILES = import.meta.glob<Module>('/app/{forms,shell,ui}/**/*.examples.tsx', { eager: true });

/** Each component's examples, by the name that the URL has for it. */
export const EXAMPLES: ReadonlyMap<string, Examples> = new Map(
  Object.entries(FILES)
    .map(([path, module]): [string, Examples] => [nameOf(path), examplesOf(path, module)])
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** `/app/ui/story-card/story-card.examples.tsx` is `story-card`. */
function nameOf(path: string): string {
  return path.replace(/^.*\/|\.examples\.tsx$/g, '');
}

function examplesOf(path: string, module: Module): Examples {
  const found = Object.values(module).find(isExamples);
  if (!found) throw new Error(`${path} exports no Examples`);
  return found;
}

function isExamples(value: unknown): value is Examples {
  return typeof value === 'object' && value !== null && 'examples' in value;
}
