/** Leaves of a style sheet what texts can use: those that name classes, properties and animations. */
import postcss, { type AtRule, type Root } from 'postcss';

export interface Words {
  /** Whatever stands between spaces and quotes. */
  classes: ReadonlySet<string>;
  /** Such as `--until`. */
  properties: ReadonlySet<string>;
}

export function wordsOf(text: string): Words {
  const words = text.split(/[\s"`]+/);
  // Classes such as `content-['']` have quotes inside, others only around them.
  return {
    classes: new Set([...words, ...words.flatMap((word) => word.split("'"))]),
    properties: new Set(text.match(/--[\w-]+/g)),
  };
}

export function purgeCss(css: string, { classes, properties }: Words): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule' || isKeyframes(rule.parent)) return;
    const used = rule.selectors.filter((selector) =>
      classesOf(selector).every((name) => classes.has(name)),
    );
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  while (dropUnused(root, properties)) {
    // What only they referred to is unused now.
  }
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

const isKeyframes = (node: unknown) => /keyframes$/.test((node as AtRule | undefined)?.name ?? '');

/** The classes without which a selector matches nothing; those of alternatives are left out. */
function classesOf(selector: string): string[] {
  let text = selector;
  // From the inside out: what must not be there, and what lies in a list.
  for (let before = ''; before !== text; ) {
    before = text;
    text = text
      .replace(/(?<!\\):(?:not|has)\((?:\\.|[^()\\])*\)/g, '')
      .replace(/(?<!\\)\((?:\\.|[^()\\])*(?<!\\),(?:\\.|[^()\\])*\)/g, '')
      .replace(/(?<!\\):(?:is|where)\(((?:\\.|[^()\\])*)\)/g, '$1');
  }
  const names = text.matchAll(/(?<!\\)\.((?:\\[\da-f]{1,6} ?|\\.|[\w\u0080-\uffff-])+)/gi);
  return [...names].map(([, name = '']) =>
    name.replace(/\\([\da-f]{1,6} ?|.)/gi, (_, escaped: string) =>
      /^[\da-f]/i.test(escaped) ? String.fromCodePoint(Number.parseInt(escaped, 16)) : escaped,
    ),
  );
}

/** @returns whether there was any */
function dropUnused(root: Root, named: ReadonlySet<string>): boolean {
  const values: string[] = [];
  root.walkDecls(({ value }) => {
    values.push(value);
  });
  root.walkAtRules(({ name, params }) => {
    if (!/^(property|keyframes)$/.test(name)) values.push(params);
  });
  const inSheet = new Set(values.join(' ').match(/[\w-]+/g));
  const isUsed = (name: string) => inSheet.has(name) || named.has(name);
  let count = 0;
  root.walkDecls(/^--/, (declaration) => {
    if (isUsed(declaration.prop)) return;
    count++;
    const { parent } = declaration;
    declaration.remove();
    if (parent?.nodes.length === 0) parent.remove();
  });
  root.walkAtRules(/^(property|keyframes)$/, (rule) => {
    if (isUsed(rule.params)) return;
    count++;
    rule.remove();
  });
  return count > 0;
}
