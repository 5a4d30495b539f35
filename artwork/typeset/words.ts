/**
 * Replaces straight quotes with typographic ones.
 * @param before the character before the text, if it continues another text
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
