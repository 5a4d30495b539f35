import type { AtRule, Root } from 'postcss';

/** Tailwind's conditions for browsers without `@property`: Safari 16.3, Firefox 127. */
const OLD_BROWSERS = /-webkit-hyphens|-moz-orient/;
/** What every browser with `@property` understands. */
const KNOWN_EVERYWHERE = /^\((color:color-mix|background-image:linear-gradient)\(in lab,/;

/**
 * Removes what Tailwind adds for browsers without `@property`. In those, pages lose borders and
 * shadows, and stay readable.
 */
export function removeFallbacks(root: Root): void {
  root.walkAtRules('supports', (block) => {
    if (OLD_BROWSERS.test(block.params)) removeWithEmptyParent(block);
    else if (KNOWN_EVERYWHERE.test(block.params)) unwrap(block);
  });
}

function removeWithEmptyParent(block: AtRule): void {
  const { parent } = block;
  block.remove();
  if (parent?.nodes?.length === 0 && parent.type !== 'root') parent.remove();
}

/** Moves the rules out of their block; they replace the declarations of the rule before it. */
function unwrap(block: AtRule): void {
  const previous = block.prev();
  for (const rule of block.nodes ?? []) {
    if (rule.type !== 'rule' || previous?.type !== 'rule') continue;
    if (rule.selector !== previous.selector) continue;
    rule.each((node) => {
      if (node.type === 'decl') previous.walkDecls(node.prop, (fallback) => void fallback.remove());
    });
    previous.append(...rule.nodes);
    rule.remove();
  }
  block.replaceWith(...(block.nodes ?? []));
}
