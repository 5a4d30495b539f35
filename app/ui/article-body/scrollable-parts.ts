/**
 * Lets what is wider than the column scroll by itself, also with the keyboard: tables and code.
 * @param html sanitised, so that a `<` in it begins a tag
 * @param tableName read for the part that scrolls
 */
export function scrollableParts(html: string, tableName: string): string {
  return html
    .replace(
      /<table[\s>][\s\S]*?<\/table>/g,
      (table) =>
        `<div class="table-scroll" role="region" aria-label="${tableName}" tabindex="0">${table}</div>`,
    )
    .replace(/<pre(?=[\s>])/g, '<pre tabindex="0"');
}
