/**
 * Puts footnotes into the text, in parentheses. If one is long, all become a list at the end. A
 * footnote is recognized by two links: the reference leads to the note, and the note leads back.
 */
import { descendantsOf, dropElements, type HtmlElement, makeElement, textOf } from './html-tree.ts';
import { NOTES } from './notes.ts';
import type { PasteContext } from './paste-context.ts';

/** Characters of a note that does not interrupt a sentence. */
const LONGEST_IN_TEXT = 200;

/** More are not looked at. */
const MOST_REFERENCES = 1000;
const MOST_LINKS = 20;

interface Footnote {
  reference: HtmlElement;
  /** The paragraph, list item or section with the note. */
  note: HtmlElement;
  text: string;
}

/** References whose notes were not copied. */
const ORPHAN = /^#(_ftn|_edn|ftnt|fn|sdfootnote|sdendnote|cite_note|footnote)/;

export function placeFootnotes(root: HtmlElement, { notes }: PasteContext): void {
  const footnotes = findFootnotes(root);
  const found = new Set(footnotes.map(({ note }) => note));
  const isLong = footnotes.some(({ text }) => text.length > LONGEST_IN_TEXT);
  dropElements(root, (element) => found.has(element) || isSeparator(element, found.size > 0));
  if (footnotes.length > 0) notes.add(isLong ? NOTES.longFootnotes : NOTES.footnotes);
  const previous = previousLetters(root);
  for (const [index, { reference, text }] of footnotes.entries()) {
    reference.tag = 'span';
    // After a sentence, the note is one too.
    const isSentence = /[.!?।]/.test(previous.get(reference) ?? '');
    reference.children = [
      isLong ? ` (${index + 1})` : ` (${isSentence ? text : withoutPeriod(text)})`,
    ];
  }
  if (isLong) {
    const items = footnotes.map(({ text }) => makeElement('li', [text]));
    root.children.push(makeElement('ol', items));
  }
  for (const element of descendantsOf(root)) {
    if (element.tag === 'a' && ORPHAN.test(element.attributes.href ?? '')) element.children = [];
  }
}

function findFootnotes(root: HtmlElement): Footnote[] {
  const parents = new Map<HtmlElement, HtmlElement>();
  const byName = new Map<string, HtmlElement>();
  const links: HtmlElement[] = [];
  for (const element of [root, ...descendantsOf(root)]) {
    for (const child of element.children) {
      if (typeof child === 'object') parents.set(child, element);
    }
    for (const name of [element.attributes.id, element.attributes.name]) {
      if (name && !byName.has(name)) byName.set(name, element);
    }
    if (element.tag === 'a' && /^#./.test(element.attributes.href ?? '')) links.push(element);
  }
  const used = new Set<HtmlElement>();
  const linksByNote = new Map<HtmlElement, HtmlElement[]>();
  const linksIn = (note: HtmlElement): HtmlElement[] => {
    const known = linksByNote.get(note);
    if (known) return known;
    const inNote = [...descendantsOf(note)].filter(({ tag }) => tag === 'a').slice(0, MOST_LINKS);
    linksByNote.set(note, inNote);
    return inNote;
  };
  return links.slice(0, MOST_REFERENCES).flatMap((reference) => {
    const target = byName.get(reference.attributes.href?.slice(1) ?? '');
    const note = target && noteAround(target, parents);
    if (!note || used.has(note) || note === root) return [];
    const back = linksIn(note).find(({ attributes }) =>
      leadsTo(byName.get(attributes.href?.slice(1) ?? ''), reference, parents),
    );
    if (!back || !isNumberLike(reference)) return [];
    used.add(note);
    return [{ reference, note, text: noteText(note, back) }];
  });
}

const isNumberLike = (reference: HtmlElement): boolean =>
  /^\s*[[(]?[\d*†‡ivxlc]{1,5}[\])]?\s*$/i.test(textOf(reference));

/** The target is the note, or an anchor in it. */
function noteAround(
  target: HtmlElement,
  parents: ReadonlyMap<HtmlElement, HtmlElement>,
): HtmlElement | undefined {
  let note: HtmlElement | undefined = target;
  while (note && !/^(p|li|div|dd|aside|section)$/.test(note.tag)) note = parents.get(note);
  const parent = note && parents.get(note);
  const isSection = /^((ftn|edn|sdfootnote|sdendnote)\d+)$/.test(parent?.attributes.id ?? '');
  return isSection ? parent : note;
}

/** A link back may name the reference, something around it, or something in it. */
function leadsTo(
  target: HtmlElement | undefined,
  reference: HtmlElement,
  parents: ReadonlyMap<HtmlElement, HtmlElement>,
): boolean {
  if (!target) return false;
  for (let node: HtmlElement | undefined = reference, steps = 0; node && steps < 4; steps += 1) {
    if (node === target) return true;
    node = parents.get(node);
  }
  return [...descendantsOf(reference)].includes(target);
}

function noteText(note: HtmlElement, back: HtmlElement): string {
  back.children = [];
  return textOf(note)
    .replace(/\s+/g, ' ')
    .replace(/[↩↑^]\ufe0e?/gu, '')
    .trim()
    .replace(/^[\d*]{1,3}[.)]?\s+(?=\S)/, '');
}

const withoutPeriod = (text: string) => text.replace(/\.$/, '');

/** The last letter before each link. */
function previousLetters(root: HtmlElement): ReadonlyMap<HtmlElement, string> {
  const letters = new Map<HtmlElement, string>();
  let last = '';
  const visit = (element: HtmlElement): void => {
    if (element.tag === 'a') letters.set(element, last);
    for (const child of element.children) {
      if (typeof child === 'object') visit(child);
      else last = child.trimEnd().at(-1) ?? last;
    }
  };
  visit(root);
  return letters;
}

/** The line above the notes. */
const isSeparator = (element: HtmlElement, hasNotes: boolean): boolean =>
  hasNotes &&
  element.tag === 'hr' &&
  (element.attributes.width === '33%' || /33%/.test(element.attributes.style ?? ''));
