interface TitledText {
  /** Left out where the text has none. */
  title?: string;
  text: string;
}

/**
 * A text of a story's list, 'Title: description', taken apart at its first colon. One that begins
 * with a colon has no title, and neither has one without.
 */
export function titledText(line: string): TitledText {
  const colon = line.indexOf(':');
  const title = line.slice(0, Math.max(0, colon)).trim();
  const text = line.slice(colon + 1).trim();
  return title ? { title, text } : { text };
}
