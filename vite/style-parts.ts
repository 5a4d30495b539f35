/**
 * Splits the styles of all pages into parts that a document inlines if its first screen needs them
 * (`app/styles/selected-styles.ts`), and the stylesheet that all pages share.
 */

import type { StylePart } from 'virtual:built-styles';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import { removeFallbacks } from './style-fallbacks.ts';

export interface SplitStyles {
  start: string;
  parts: StylePart[];
  sheet: string;
}

/** Blocks that no first screen needs: for hover, print, or in a layer for parts that open later. */
const LATER_BLOCK = /^@media (print|\(hover:hover\))|^@layer .*\blater$/;
/** Hover, and fields for dates and files, which no first screen has. */
const LATER_SELECTOR = /(?<!\\):hover|::file-selector-button|::-webkit-(date|calendar|inner|outer)/;

export function splitStyles(css: string): SplitStyles {
  const root = postcss.parse(css);
  const layers = new Set<string>();
  for (const node of root.nodes) {
    if (node.type === 'atrule' && node.name === 'layer') layers.add(node.params);
  }
  removeFallbacks(root);
  const parts = root.nodes.flatMap((node) => partsOf(node, []));
  root.walk((node) => {
    if (isBrand(node)) node.remove();
  });
  const definedNames = new Set(parts.flatMap(({ defines = [] }) => defines));
  return {
    start: `@layer ${[...layers].join()};`,
    parts: parts.map((part) => ({
      ...part,
      uses: part.uses.filter((name) => definedNames.has(name)),
    })),
    sheet: root.toString(),
  };
}

/**
 * The rules of the brand's `theme.css`, except Tailwind's `@theme`. They are only in documents:
 * there, another pack's rules come after them, and the shared stylesheet must not override those.
 */
const isBrand = (node: ChildNode) =>
  (node.type === 'rule' && /^:root(\.\w+)?$/.test(node.selector)) ||
  (node.type === 'atrule' && node.name === 'font-face');

/** Documents get font files from the pack (`app/styles/brand-fonts.tsx`). */
const isFontFile = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'font-face' && textOf(node.nodes ?? []).includes('url(');

const wordsOf = (text: string) => [...new Set(text.match(/[\w-]+/g))];

function partsOf(node: ChildNode, enclosingBlocks: readonly string[]): StylePart[] {
  if (node.type === 'comment' || isFontFile(node)) return [];
  if (node.type === 'decl') throw node.error('Unexpected declaration outside of a rule');
  if (isBrand(node)) {
    const parts =
      node.type === 'rule' && isSelected(node)
        ? partsOfRule(node, enclosingBlocks)
        : brandOf(node, enclosingBlocks);
    return parts.map((part) => ({ ...part, isBrand: true }));
  }
  if (node.type === 'rule') return partsOfRule(node, enclosingBlocks);
  const block = `@${node.name} ${node.params}`.trim();
  if (LATER_BLOCK.test(block)) return [];
  const { nodes, name } = node;
  const isWhole = /^(property|keyframes|view-transition)$/.test(name);
  if (nodes && !isWhole)
    return nodes.flatMap((inner) => partsOf(inner, [...enclosingBlocks, block]));
  const definition = /^(property|keyframes)$/.test(name) ? { defines: node.params } : {};
  return wholeOf(node, enclosingBlocks).map((part) => ({ ...part, ...definition }));
}

/** True for rules of a single language, whose documents have a class: `:root.ne`. */
const isSelected = ({ selector }: Rule) =>
  requiredNames(selector).some((name) => name.startsWith('.'));

/** A font is inlined where it is used if its name is a single word, otherwise in all documents. */
function brandOf(node: AtRule | Rule, enclosingBlocks: readonly string[]): StylePart[] {
  const [, family] =
    /font-family:\s*["']?(\w+)["']?\s*(?:;|$)/.exec(textOf(node.nodes ?? [])) ?? [];
  const definition = node.type === 'atrule' && family ? { defines: family } : {};
  return wholeOf(node, enclosingBlocks).map((part) => ({ ...part, ...definition }));
}

function wholeOf(node: AtRule | Rule, enclosingBlocks: readonly string[]): StylePart[] {
  const text = node.nodes ? `${node}` : `${node};`;
  return [{ enclosingBlocks, text, uses: wordsOf(textOf(node.nodes ?? [])) }];
}

/** The custom properties of a rule that matches everywhere are inlined only where they are used. */
function partsOfRule(rule: Rule, enclosingBlocks: readonly string[]): StylePart[] {
  const selectors = rule.selectors
    .filter((selector) => !LATER_SELECTOR.test(selector))
    .map((selector) => [selector, requiredNames(selector)] as const);
  if (selectors.length === 0) return [];
  const isEverywhere = selectors.some(([, needs]) => needs.length === 0);
  const [definitions, others] = partition(
    rule.nodes,
    (node) => isEverywhere && node.type === 'decl' && node.prop.startsWith('--'),
  );
  const text = textOf(others);
  return [
    ...(text ? [{ enclosingBlocks, selectors, text, uses: wordsOf(text) }] : []),
    ...definitions.flatMap((node) => {
      if (node.type !== 'decl') return [];
      const { prop: defines, value } = node;
      return {
        enclosingBlocks: [...enclosingBlocks, rule.selector],
        text: `${node};`,
        defines,
        uses: wordsOf(value),
      };
    }),
  ];
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean) {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))] as const;
}

const textOf = (nodes: readonly ChildNode[]) => nodes.join(';');

/** Not counted as needed, because it also comes from HTML that no component renders. */
const DRAWING = 'svg';

/**
 * The elements and `.classes` that a selector needs to match anything; alternatives are omitted.
 */
export function requiredNames(selector: string): string[] {
  let text = selector;
  // From the inside out, removes :not, :has and lists, and unwraps :is and :where.
  for (let previous = ''; previous !== text; ) {
    previous = text;
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
  // Elements count only in selectors without a class; the class of a utility is sufficient.
  if (names.length > 0) return names;
  const elements = [...text.matchAll(/(?:^|[\s>+~])([a-z][\w-]*)/g)];
  return elements.map(([, name = '']) => name).filter((name) => name !== DRAWING);
}
