/** Puts values into copy: `fill('Roles {from} to {to}', { from: 1, to: 8 })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** The form of a word that goes with a count. */
export function plural(count: number, { one, many }: { one: string; many: string }): string {
  return count === 1 ? one : many;
}
