/** What a URL or the attribute that it stands in would take for something else. */
const SPECIAL = /[%#"'<>&\s]/g;

/** An SVG as a `data:` URL. */
export function inUrl(svg: string): string {
  const text = svg
    .trim()
    .replace(SPECIAL, (it) => `%${it.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `data:image/svg+xml,${text}`;
}
