import type { StylePart } from 'virtual:built-styles';

/** @param isPresent tells if the page has an element or a `.class` */
export function selectedStyles(
  parts: readonly StylePart[],
  isPresent: (name: string) => boolean,
): string {
  const applied = parts.map(({ selectors, defines, text }) => {
    if (!selectors) return defines === undefined ? text : undefined;
    const matching = selectors.filter(([, needs]) => needs.every(isPresent));
    return matching.length > 0 ? `${matching.map(([name]) => name)}{${text}}` : undefined;
  });
  const definitions = Map.groupBy(parts.keys(), (at) => parts[at]?.defines);
  // The set grows during the loop, because definitions refer to others.
  const used = new Set(parts.flatMap(({ uses }, at) => (applied[at] === undefined ? [] : uses)));
  for (const name of used) {
    for (const at of definitions.get(name) ?? []) {
      const part = parts[at];
      applied[at] = part?.text;
      for (const next of part?.uses ?? []) used.add(next);
    }
  }
  return nested(parts, applied);
}

/** Consecutive parts share their enclosing blocks. */
function nested(parts: readonly StylePart[], texts: readonly (string | undefined)[]): string {
  let open: readonly string[] = [];
  let css = '';
  const enter = (enclosingBlocks: readonly string[]) => {
    const differs = enclosingBlocks.findIndex((block, at) => block !== open[at]);
    const shared = Math.min(differs < 0 ? enclosingBlocks.length : differs, open.length);
    css += '}'.repeat(open.length - shared);
    css += enclosingBlocks
      .slice(shared)
      .map((block) => `${block}{`)
      .join('');
    open = enclosingBlocks;
  };
  for (const [at, part] of parts.entries()) {
    const text = texts[at];
    if (text === undefined) continue;
    enter(part.enclosingBlocks);
    css += text;
  }
  enter([]);
  return css;
}
