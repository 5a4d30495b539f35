/**
 * Makes nested lists of items that only say their level: paragraphs of Word, the lists of Word on
 * the web and of Slack, which have one level each, and bullets that were typed.
 */
import {
  elementsOf,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isBlank,
  isElement,
  makeElement,
  textOf,
} from './html-tree.ts';

interface LevelItem {
  /** From 1. */
  level: number;
  isOrdered: boolean;
  /** Number of the item, if it is known. */
  start?: number;
  children: HtmlNode[];
}

/** Deeper levels are joined with this one. */
const DEEPEST = 9;

const BULLET = /^\s*[•●▪◦‣·∙■□➢➤✓✔]\s+/u;

export function nestLevelLists(root: HtmlElement): void {
  root.children = root.children.flatMap((child) =>
    isElement(child) && hasClass(child, /^ListContainerWrapper$/) ? child.children : [child],
  );
  for (const child of elementsOf(root)) nestLevelLists(child);
  const typed = typedBullets(root);
  const result: HtmlNode[] = [];
  let items: LevelItem[] = [];
  const flush = () => {
    result.push(...listsOf(items));
    items = [];
  };
  for (const child of root.children) {
    const next = isElement(child) ? itemsOf(child, typed) : [];
    if (next.length > 0) items.push(...next);
    else if (items.length > 0 && !isElement(child) && child.trim() === '') continue;
    else if (items.length > 0 && isElement(child) && isContinuation(child)) {
      items.at(-1)?.children.push(child);
    } else {
      flush();
      result.push(child);
    }
  }
  flush();
  root.children = result;
}

function itemsOf(element: HtmlElement, typed: ReadonlySet<HtmlElement>): LevelItem[] {
  if (element.tag === 'p') {
    const item = wordItem(element);
    if (item) return [item];
    if (typed.has(element)) {
      cutStart(element, BULLET);
      return [{ level: 1, isOrdered: false, children: element.children }];
    }
  }
  if (element.tag !== 'ul' && element.tag !== 'ol') return [];
  return singleLevelItems(element);
}

/** `<p style="mso-list: l0 level2 lfo1">` with its bullet or number in a `mso-list: Ignore`. */
function wordItem(paragraph: HtmlElement): LevelItem | undefined {
  const list = /\blevel(\d)/.exec(paragraph.style.get('mso-list') ?? '');
  const isListClass = hasClass(paragraph, /^MsoListParagraph/);
  if (!list && !isListClass) return undefined;
  const marker = takeMarker(paragraph);
  if (marker === undefined && !list) return undefined;
  const number = /^\s*\(?([\da-z]{1,4}|[०-९]{1,3})[.)]/i.exec(marker ?? '')?.[1];
  const digits = Number(number);
  const indent = /^([\d.]+)in/.exec(paragraph.style.get('margin-left') ?? '')?.[1];
  return {
    level: list ? Number(list[1]) : Math.max(1, Math.round(Number(indent ?? 0.5) / 0.5)),
    isOrdered: number !== undefined,
    ...(digits > 1 && { start: digits }),
    children: paragraph.children,
  };
}

/** Removes the bullet or number. @returns its text */
function takeMarker(element: HtmlElement): string | undefined {
  for (const [index, child] of element.children.entries()) {
    if (!isElement(child)) {
      if (child.trim() !== '') return undefined;
      continue;
    }
    const isMarker =
      child.style.get('mso-list') === 'ignore' ||
      elementsOf(child).some(({ attributes }) => /7\.0pt/.test(attributes.style ?? ''));
    if (isMarker) {
      element.children.splice(index, 1);
      return textOf(child);
    }
    const nested = takeMarker(child);
    if (nested !== undefined || !isBlank(child)) return nested;
  }
  return undefined;
}

/** Text that Word indents below an item. */
const isContinuation = (element: HtmlElement): boolean =>
  element.tag === 'p' && hasClass(element, /^MsoListParagraph/) && !isBlank(element);

function singleLevelItems(list: HtmlElement): LevelItem[] {
  const rows = elementsOf(list);
  const indent = list.attributes['data-indent'];
  const hasLevels =
    rows.length > 0 &&
    rows.every(
      (row) =>
        row.tag === 'li' &&
        (row.attributes['data-aria-level'] !== undefined || indent !== undefined) &&
        !elementsOf(row).some(({ tag }) => tag === 'ul' || tag === 'ol'),
    );
  if (!hasLevels) return [];
  return rows.map((row, index) => {
    const level = row.attributes['data-aria-level'] ?? String(Number(indent) + 1);
    const start = Number(list.attributes.start ?? 1);
    return {
      level: Math.max(1, Number(level) || 1),
      isOrdered: list.tag === 'ol',
      ...(index === 0 && start > 1 && { start }),
      children: row.children,
    };
  });
}

function listsOf(items: readonly LevelItem[]): HtmlElement[] {
  const lists: HtmlElement[] = [];
  /** The open list of each level. */
  const open: (HtmlElement | undefined)[] = [];
  for (const { level, isOrdered, start, children } of items) {
    const depth = Math.min(level, DEEPEST, lastDepth(open) + 1);
    open.length = Math.min(open.length, depth + 1);
    const tag = isOrdered ? 'ol' : 'ul';
    let list = open[depth];
    if (list?.tag !== tag) {
      list = makeElement(tag, [], start && start > 1 ? { start: String(start) } : {});
      const parent = depth > 1 ? elementsOf(open[depth - 1] as HtmlElement).at(-1) : undefined;
      (parent?.children ?? lists).push(list);
      open[depth] = list;
    }
    list.children.push(makeElement('li', children));
  }
  return lists;
}

const lastDepth = (open: readonly unknown[]) => Math.max(0, open.length - 1);

/** Paragraphs that begin with a typed bullet, at least two in a row. */
function typedBullets(parent: HtmlElement): ReadonlySet<HtmlElement> {
  const bullets = new Set<HtmlElement>();
  let row: HtmlElement[] = [];
  for (const child of [...elementsOf(parent), undefined]) {
    if (child?.tag === 'p' && BULLET.test(textOf(child).slice(0, 20))) {
      row.push(child);
      continue;
    }
    if (row.length > 1) for (const each of row) bullets.add(each);
    row = [];
  }
  return bullets;
}

/** Removes a match at the start of the element's text. */
function cutStart(element: HtmlElement, pattern: RegExp): void {
  const text = textOf(element);
  let rest = text.length - text.replace(pattern, '').length;
  const cut = (parent: HtmlElement): void => {
    parent.children = parent.children.map((child) => {
      if (rest === 0) return child;
      if (isElement(child)) {
        cut(child);
        return child;
      }
      const count = Math.min(rest, child.length);
      rest -= count;
      return child.slice(count);
    });
  };
  cut(element);
}
