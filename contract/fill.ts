/** Puts values into copy: `fill('Roles {from} to {to}', { from: 1, to: 8 })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
