import type { Examples } from '#app/ui/examples/examples.ts';

type Module = Record<string, unknown>;

/** Each is loaded only where it is shown, so that a broken one spoils no other. */
const FILES = import.meta.glob<Module>('/app/ui/**/*.examples.tsx');

const BY_NAME = new Map(Object.entries(FILES).map(([path, load]) => [nameOf(path), load]));

/** Names of all components that have examples, as the address has them. */
export const COMPONENTS: readonly string[] = [...BY_NAME.keys()].sort();

/** `/app/ui/story-card/story-card.examples.tsx` is `story-card`. */
function nameOf(path: string): string {
  return path.replace(/^.*\/|\.examples\.tsx$/g, '');
}

export async function loadExamples(name: string): Promise<Examples> {
  const module = (await BY_NAME.get(name)?.()) ?? {};
  const found = Object.values(module).find(isExamples);
  if (!found) throw new Error(`${name}.examples.tsx exports no Examples`);
  return found;
}

function isExamples(value: unknown): value is Examples {
  return typeof value === 'object' && value !== null && 'examples' in value;
}
