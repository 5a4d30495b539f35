/** The elements of a preview that show fields. The server writes their attributes. */
import { FIELD_ATTRIBUTES, TEXT_ATTRIBUTES } from '#contract/preview.ts';
import type { FromFrame, PageTarget } from '#contract/preview-messages.ts';

type Choice = Extract<FromFrame, { type: 'open' }>;

const {
  text: TEXT,
  exact: EXACT,
  source: SOURCE,
  props: PROPS,
  attributePrefix,
} = FIELD_ATTRIBUTES;

const NAMED = TEXT_ATTRIBUTES.map((name) => attributePrefix + name);

/** Elements that can be chosen. The fields of an island's props are not visible, so it cannot. */
export const MARKED = [TEXT, SOURCE, ...NAMED].map((name) => `[${name}]`).join();

const namesIn = (element: Element, attribute: string) =>
  element.getAttribute(attribute)?.split(' ') ?? [];

/** The fields that a click on an element opens; a text comes before attributes. */
export function choiceOf(element: Element): Choice | undefined {
  const texts = namesIn(element, TEXT);
  const source = element.getAttribute(SOURCE);
  const [body] = texts;
  if (source && body) return { type: 'open', field: body, kind: 'source', fields: texts, source };
  const fields = [...texts, ...NAMED.flatMap((attribute) => namesIn(element, attribute))];
  const [field] = fields;
  if (field === undefined) return undefined;
  return { type: 'open', field, kind: body ? 'text' : 'attribute', fields };
}

/**
 * The marked element at the pointer. A link may cover a whole card; then it is the one below. A click
 * by a key has no position.
 */
export function markedUnder(event: MouseEvent, target: Element): Element | null {
  const { clientX: x, clientY: y, detail, type } = event;
  const nearest = target.closest(MARKED);
  const isAt = (element: Element) =>
    [...element.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
  const isCovered = target.closest('a') !== null && !(nearest && isAt(nearest));
  if (!isCovered || (type === 'click' && detail === 0)) return nearest;
  const below = target.ownerDocument.elementsFromPoint(x, y);
  return below.find((element) => element.matches(MARKED) && isAt(element)) ?? nearest;
}

/** Fields around an element that say in which section it is. */
const MAX_AROUND = 20;

/** What the console needs to know in order to offer tools for an element. */
export function targetOf(element: Element): PageTarget {
  const { fields = [] } = choiceOf(element) ?? {};
  const around = new Set<string>();
  for (const one of sectionAround(element)?.querySelectorAll(`[${TEXT}]`) ?? []) {
    for (const name of namesIn(one, TEXT)) around.add(name);
    if (around.size >= MAX_AROUND) break;
  }
  return { fields, around: [...around].slice(0, MAX_AROUND) };
}

/** The outermost section, because sections of a page contain others. */
function sectionAround(element: Element): Element | undefined {
  let section: Element | undefined;
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (part.matches('section')) section = part;
  }
  return section;
}

/** The elements whose whole text is this field. */
export function exactElements(root: ParentNode, field: string): Element[] {
  return [...root.querySelectorAll(`[${EXACT}]`)].filter(
    (element) => element.getAttribute(TEXT) === field,
  );
}

/** The first visible element with a field, else the first one, also a form whose script shows it. */
export function elementOf(root: ParentNode, field: string, line?: number): Element | undefined {
  for (const attributes of [[TEXT], NAMED, [PROPS]]) {
    const selector = attributes.map((name) => `[${name}]`).join();
    const found = [...root.querySelectorAll(selector)].filter((element) =>
      attributes.some((name) => namesIn(element, name).includes(field)),
    );
    const blocks = line === undefined ? found : found.filter((one) => hasLine(one, line));
    // Of nested blocks, the last one is the innermost.
    const element =
      line === undefined ? (blocks.find(isVisible) ?? blocks[0]) : (blocks.at(-1) ?? found[0]);
    if (element) return element;
  }
  return undefined;
}

function hasLine(element: Element, line: number): boolean {
  const [start = 0, end = 0] = (element.getAttribute(SOURCE) ?? '').split('-').map(Number);
  return start <= line && line <= end;
}

const isVisible = (element: Element) => element.getClientRects().length > 0;
