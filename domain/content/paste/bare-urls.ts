import type { PhrasingContent } from 'mdast';

/** An address in a text. Markdown would link it in any case, but would read `_` in it as emphasis. */
const BARE_URL = /\bhttps?:\/\/[^\s<>"'“”‘’`|\\^{}[\]]{2,2000}/g;

/** Punctuation of the sentence around it. */
const TRAILING = new Set('.,;:!?*_~');

/** Splits a text into text and links that show their address. */
export function splitBareUrls(value: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const match of value.matchAll(BARE_URL)) {
    const url = withoutClosingBracket(withoutTrailing(match[0]));
    if (!URL.canParse(url)) continue;
    if (match.index > end) nodes.push({ type: 'text', value: value.slice(end, match.index) });
    nodes.push({ type: 'link', url, children: [{ type: 'text', value: url }] });
    end = match.index + url.length;
  }
  if (end < value.length) nodes.push({ type: 'text', value: value.slice(end) });
  return nodes;
}

/** `(https://example.com/)` ends before the bracket, `…/Bridge_(dental)` after it. */
function withoutClosingBracket(url: string): string {
  const isUnbalanced = url.endsWith(')') && url.split('(').length < url.split(')').length;
  return isUnbalanced ? withoutTrailing(url.slice(0, -1)) : url;
}

function withoutTrailing(url: string): string {
  let { length } = url;
  while (TRAILING.has(url[length - 1] ?? '')) length -= 1;
  return url.slice(0, length);
}
