/**
 * Straight quotes as a typewriter has them become the ones that a typesetter sets.
 * @param before the character in front, where the text goes on from another one
 */
export function typographic(text: string, before = ''): string {
  return (before + text)
    .replace(/(^|[\s([{–—/])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([{–—/“])'/g, '$1‘')
    .replace(/'/g, '’')
    .slice(before.length);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
