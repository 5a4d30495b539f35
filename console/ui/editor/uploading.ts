/** The text that takes the place of a picture while it is uploaded. */

/** Placeholders of this tab whose upload has not ended. */
const inFlight = new Set<string>();

const PLACEHOLDER = /^!\[Uploading ([^\]]*)…\]\(\)$/;

/** Longest file name in a placeholder. */
const MAX_NAME = 60;

/** Adds a placeholder that the text does not have yet. */
export function addPlaceholder(name: string): string {
  const base =
    name
      .replace(/[[\]\\\s]+/g, ' ')
      .trim()
      .slice(0, MAX_NAME) || 'picture';
  for (let count = 1; ; count++) {
    const placeholder = `![Uploading ${count === 1 ? base : `${base} (${count})`}…]()`;
    if (inFlight.has(placeholder)) continue;
    inFlight.add(placeholder);
    return placeholder;
  }
}

export const removePlaceholder = (placeholder: string) => inFlight.delete(placeholder);

/** The file's name in a placeholder, and whether its upload can still end. */
export function uploadIn(source: string): { name: string; isInFlight: boolean } | null {
  const name = PLACEHOLDER.exec(source)?.[1];
  return name === undefined ? null : { name, isInFlight: inFlight.has(source) };
}
