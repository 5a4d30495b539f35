import type { StylePart } from 'virtual:built-styles';

/** Of these parts what applies where there are such elements and `.classes`, as a style sheet. */
export function selectedStyles(
  parts: readonly StylePart[],
  isThere: (name: string) => boolean,
): string {
  const applied = parts.map(({ selectors, defines, text }) => {
    if (!selectors) return defines === undefined ? text : undefined;
    const matching = selectors.filter(([, needs]) => needs.every(isThere));
    return matching.length > 0 ? `${matching.map(([name]) => name)}{${text}}` : undefined;
  });
  const definitions = Map.groupBy(parts.keys(), (at) => parts[at]?.defines);
  const wanted = parts.flatMap(({ uses }, at) => (applied[at] === undefined ? [] : uses));
  // Grows while it is gone through: definitions refer to others.
  const used = new Set(wanted);
  for (const name of used) {
    for (const at of definitions.get(name) ?? []) {
      const part = parts[at];
      applied[at] = part?.text;
      for (const next of part?.uses ?? []) used.add(next);
    }
  }
  return nested(parts, applied);
}

/** Neighbours share the blocks around them. */
function nested(parts: readonly StylePart[], texts: readonly (string | undefined)[]): string {
  let open: readonly string[] = [];
  let css = '';
  const goInto = (within: readonly string[]) => {
    const differs = within.findIndex((block, at) => block !== open[at]);
    const shared = Math.min(differs < 0 ? within.length : differs, open.length);
    css += '}'.repeat(open.length - shared);
    css += within
      .slice(shared)
      .map((block) => `${block}{`)
      .join('');
    open = within;
  };
  for (const [at, part] of parts.entries()) {
    const text = texts[at];
    if (text === undefined) continue;
    goInto(part.within);
    css += text;
  }
  goInto([]);
  return css;
}
