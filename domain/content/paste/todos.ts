import { descendantsOf, elementsOf, type HtmlElement, hasClass, textOf } from './html-tree.ts';
import { NOTES } from './notes.ts';
import type { PasteContext } from './paste-context.ts';

/** `[ ]` at the start of an item, as Notion writes it. */
const BOX = /^\s*\[[ xX]?\]\s+/;

/** Bodies have no check boxes, so items of to-do lists become plain items. */
export function dropCheckboxes(root: HtmlElement, { notes }: PasteContext): void {
  for (const item of descendantsOf(root)) {
    if (item.tag !== 'li') continue;
    if (item.attributes.role === 'checkbox' || hasClass(item, /^(to-do|task-list-item)/)) {
      notes.add(NOTES.checkboxes);
    }
    if (BOX.test(textOf(item).slice(0, 20)) && cutBox(item)) notes.add(NOTES.checkboxes);
  }
}

/** Only a box in one text is cut. */
function cutBox(element: HtmlElement): boolean {
  const index = element.children.findIndex((child) => textOf(child).trim() !== '');
  const first = element.children[index];
  if (typeof first !== 'string') {
    const [inner] = first ? [first] : elementsOf(element);
    return inner !== undefined && cutBox(inner);
  }
  element.children[index] = first.replace(BOX, '');
  return BOX.test(first);
}
