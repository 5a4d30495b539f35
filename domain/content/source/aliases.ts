/** Writes out aliases (`*name`), so that a change at an anchor (`&name`) does not change others. */
import { type Alias, isAlias, isCollection, isPair, isScalar, type Node, visit } from 'yaml';
import type { FieldPath } from '#contract/console/field-changes.ts';
import { ChangeError } from './change-error.ts';
import { valueIn } from './json-values.ts';
import { replaceValue } from './splice-value.ts';
import { keyOf, nodesOn } from './yaml-slots.ts';
import { tryParse, type YamlText } from './yaml-text.ts';

/** Aliases that one change may write out. */
const MOST_ALIASES = 50;

/**
 * Writes out the aliases on the way to a path, and those that refer to a node on the way or below
 * it. The parsed value stays the same.
 */
export function withoutAliases(yaml: YamlText, path: FieldPath): YamlText {
  if (!/[&*]/.test(yaml.text)) return yaml;
  let current = yaml;
  for (let count = 0; count < MOST_ALIASES; count++) {
    const alias = aliasOn(current, path) ?? aliasTo(current, path);
    if (!alias) return withoutAnchors(current, path);
    current = firstEqual(current, replaceValue(current, alias, valueIn(current.data, alias)));
  }
  throw new ChangeError(path, 'This file repeats too many values with & and *.');
}

/** The path of the alias through which a path leads. */
function aliasOn(yaml: YamlText, path: FieldPath): FieldPath | undefined {
  const depth = nodesOn(yaml, path).findIndex((node) => isAlias(node));
  return depth >= 0 && depth < path.length ? path.slice(0, depth) : undefined;
}

/** The path of the first alias that refers to an anchor on the way to a path, or below it. */
function aliasTo(yaml: YamlText, path: FieldPath): FieldPath | undefined {
  const anchored = anchoredNodes(yaml, path);
  if (anchored.size === 0) return undefined;
  let result: FieldPath | undefined;
  visit(yaml.document, {
    Alias(key, alias, ancestors) {
      if (!anchored.has(alias.resolve(yaml.document) as Node)) return undefined;
      result = pathTo(alias, ancestors as readonly unknown[], key);
      return visit.BREAK;
    },
  });
  return result;
}

function anchoredNodes(yaml: YamlText, path: FieldPath): Set<Node> {
  const nodes = new Set<Node>();
  const add = (node: unknown) => {
    if ((isScalar(node) || isCollection(node)) && node.anchor) nodes.add(node);
  };
  const onPath = nodesOn(yaml, path);
  onPath.forEach(add);
  const target = onPath[path.length];
  if (isCollection(target)) visit(target, { Node: (_key, node) => add(node) });
  return nodes;
}

function pathTo(alias: Alias, ancestors: readonly unknown[], key: unknown): FieldPath {
  if (key === 'key') throw new ChangeError([], 'This file uses * in a key. Edit its source.');
  const chain = [...ancestors, alias];
  return chain.flatMap((node, index): FieldPath => {
    const parent = chain[index - 1];
    if (isPair(node)) return [keyOf(node)];
    if (!isCollection(parent)) return [];
    return [parent.items.indexOf(node as never)];
  });
}

/** Removes anchors to which no alias refers any more, because they would be reported as a mistake. */
function withoutAnchors(yaml: YamlText, path: FieldPath): YamlText {
  const names = new Set(
    [...anchoredNodes(yaml, path)].map((node) => (node as { anchor?: string }).anchor),
  );
  let current = yaml;
  for (const name of names) {
    const escaped = String(name).replace(/[^\w-]/g, '\\$&');
    const pattern = new RegExp(`(?<=[\\s\\[{,])&${escaped}(?: +|(?=\\n))`, 'g');
    const texts = [...current.text.matchAll(pattern)].map(({ 0: anchor, index }) => {
      const before = current.text.slice(0, index);
      const after = current.text.slice(index + anchor.length);
      const hasSpace = after.startsWith('\n') && before.endsWith(' ');
      return (hasSpace ? before.slice(0, -1) : before) + after;
    });
    current = firstEqual(current, texts);
  }
  return current;
}

/** The first text that parses to the same value; without one, the text stays as it is. */
function firstEqual(yaml: YamlText, texts: Iterable<string>): YamlText {
  for (const text of texts) {
    const parsed = tryParse(text);
    if (parsed && JSON.stringify(parsed.data) === JSON.stringify(yaml.data)) return parsed;
  }
  return yaml;
}
