/** Stands also in HTML that is no component's. */
const DRAWING = 'svg';

/**
 * The elements and `.classes` without which a selector matches nothing; those of alternatives are
 * left out.
 */
export function neededFor(selector: string): string[] {
  let text = selector;
  // From the inside out: what must not be there, and what lies in a list.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/(?<!\\):(?:not|has)\((?:\\.|[^()\\])*\)/g, '')
      .replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\),(?:\\.|[^()\\])*\)/g, '')
      .replace(/(?<!\\):(?:is|where)\(((?:\\.|[^()\\])*)\)/g, '$1');
  }
  const classes = [...text.matchAll(/(?<!\\)\.((?:\\[\da-f]{1,6} ?|\\.|[\w\u0080-\uffff-])+)/gi)];
  const names = classes.map(
    ([, name = '']) =>
      `.${name.replace(/\\([\da-f]{1,6} ?|.)/gi, (_, escaped: string) =>
        /^[\da-f]/i.test(escaped) ? String.fromCodePoint(Number.parseInt(escaped, 16)) : escaped,
      )}`,
  );
  if (/::placeholder|::-webkit-search/.test(text)) names.push('input');
  // Only of what holds for all elements of a kind: utilities count by their class alone.
  if (names.length > 0) return names;
  const elements = [...text.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g)];
  return elements.map(([, name = '']) => name).filter((name) => name !== DRAWING);
}
