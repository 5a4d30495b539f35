/**
 * Fills in a file of the starter. Beside placeholders, its YAML has two kinds of maps that depend on
 * the areas of the site:
 * - `any: [link, link, …]` becomes the first link whose area exists.
 * - A map with `when: area` is left out if that area is.
 * Links in lists are left out together with their areas.
 */
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { AreaName } from '#contract/areas.ts';
import { leadsTo } from '#domain/content/pack/index.ts';

export interface StarterFacts {
  /** By the name of the placeholder. */
  values: Readonly<Record<string, string>>;
  leftOut: ReadonlySet<AreaName>;
  /** URL paths of the areas that are left out. */
  leftOutPaths: readonly string[];
}

/** Distinct from the placeholders of pages, such as `{time}`. */
export const STARTER_PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Columns after which a long text continues on the next line. */
export const LINE_WIDTH = 100;

export function fillStarter(text: string, facts: StarterFacts): Document {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw error;
  if (isMap(document.contents)) filledMap(document.contents, facts, true);
  else filled(document.contents, facts);
  return document;
}

export const yamlOf = (document: Document): string => document.toString({ lineWidth: LINE_WIDTH });

/** @returns undefined for a node that is left out */
function filled(node: unknown, facts: StarterFacts): Node | undefined {
  if (isMap(node)) return filledMap(node, facts);
  if (isSeq(node)) return filledList(node, facts);
  if (isScalar(node)) return filledText(node, facts.values);
  return node as Node;
}

function filledMap(map: YAMLMap, facts: StarterFacts, isRoot = false): Node | undefined {
  const choices = map.get('any');
  if (isSeq(choices)) return filledList(choices, facts).items[0] as Node | undefined;
  const area = map.get('when') as AreaName | undefined;
  if (area && facts.leftOut.has(area)) return undefined;
  map.delete('when');
  let isEmptied = false;
  map.items = map.items.filter((pair) => {
    const isEmpty = isEmptyList(pair.value);
    pair.value = filled(pair.value, facts);
    isEmptied ||= isEmptyList(pair.value) && !isEmpty;
    return pair.value !== undefined;
  });
  // A section and a menu are left out together with the last of their links.
  return isEmptied && !isRoot ? undefined : map;
}

const isEmptyList = (node: unknown) => isSeq(node) && node.items.length === 0;

function filledList(list: YAMLSeq, facts: StarterFacts): YAMLSeq {
  list.items = list.items
    .flatMap((item) => filled(item, facts) ?? [])
    .filter((item) => !isLinkTo(facts.leftOutPaths, item));
  return list;
}

const isLinkTo = (paths: readonly string[], node: unknown): boolean => {
  const href = isMap(node) ? node.get('href') : undefined;
  return typeof href === 'string' && leadsTo(paths, href);
};

function filledText(scalar: Scalar, values: Readonly<Record<string, string>>): Scalar {
  if (typeof scalar.value !== 'string' || !scalar.value.includes('{{')) return scalar;
  scalar.value = scalar.value.replace(STARTER_PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The starter has an unknown placeholder: ${name}`);
    return value;
  });
  // Quotation marks around a placeholder are needed only before it is filled in.
  if (scalar.type?.startsWith('QUOTE_')) delete scalar.type;
  return scalar;
}
