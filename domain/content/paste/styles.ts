/** Reads the few CSS declarations that say what a text is. */

/** More rules are not read. Word writes about 300. */
const MOST_RULES = 2000;

/** Declarations by `.class` or `tag.class`. */
export type StyleRules = ReadonlyMap<string, string>;

const CLASS_SELECTOR = /^[a-z\d]*\.[\w-]+$/i;

/** The rules of a style sheet whose selectors name one class. The last rule of a selector applies. */
export function classRules(sheet: string): StyleRules {
  const rules = new Map<string, string>();
  for (const piece of sheet.split('}', MOST_RULES)) {
    const brace = piece.lastIndexOf('{');
    if (brace < 0) continue;
    const prelude = piece.slice(0, brace);
    const selectors = prelude.slice(prelude.lastIndexOf('*/') + 1).replace(/^\//, '');
    for (const selector of selectors.split(',', 20)) {
      const name = selector.trim().toLowerCase();
      if (CLASS_SELECTOR.test(name)) rules.set(name, piece.slice(brace + 1));
    }
  }
  return rules;
}

/** Declarations of a `style` attribute, names and values in lower case. */
export function declarationsOf(css: string): [name: string, value: string][] {
  return css.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon < 0) return [];
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    return name === 'font' ? fontDeclarations(value) : [[name, value]];
  });
}

/** `bold 13.0px 'Helvetica Neue'`, as Apple's programs write fonts. */
function fontDeclarations(value: string): [name: string, value: string][] {
  const size = /(?:^|\s)([\d.]+(?:px|pt))(?=[\s/]|$)/.exec(value)?.[1];
  return [
    ['font-family', value],
    ...(size ? [['font-size', size] as [string, string]] : []),
    ...(/\bbold\b/.test(value) ? [['font-weight', 'bold'] as [string, string]] : []),
    ...(/\bitalic\b/.test(value) ? [['font-style', 'italic'] as [string, string]] : []),
  ];
}

/** The style of one element: what its classes say, then what its `style` attribute says. */
export function styleOf(
  tag: string,
  attributes: Record<string, string>,
  rules: StyleRules,
): ReadonlyMap<string, string> {
  const style = new Map<string, string>();
  const classes = rules.size > 0 ? (attributes.class ?? '').toLowerCase().split(/\s+/, 8) : [];
  const css = classes.flatMap((name) => [
    rules.get(`.${name}`) ?? '',
    rules.get(`${tag}.${name}`) ?? '',
  ]);
  for (const [name, value] of [...css, attributes.style ?? ''].flatMap(declarationsOf)) {
    style.set(name, value);
  }
  return style;
}

/** A font size in points; undefined if it is relative or missing. */
export function pointsOf(style: ReadonlyMap<string, string>): number | undefined {
  const match = /^([\d.]+)(pt|px)/.exec(style.get('font-size') ?? '');
  if (!match) return undefined;
  return Number(match[1]) * (match[2] === 'px' ? 0.75 : 1);
}
