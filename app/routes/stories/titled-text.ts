interface TitledText {
  /** Omitted if the text has none. */
  title?: string;
  text: string;
}

/**
 * Splits a line of a story, 'Title: description', at its first colon. A line that begins with a
 * colon has no title, and neither has a line without one.
 */
export function titledText(line: string): TitledText {
  const colon = line.indexOf(':');
  const title = line.slice(0, Math.max(0, colon)).trim();
  const text = line.slice(colon + 1).trim();
  return title ? { title, text } : { text };
}
