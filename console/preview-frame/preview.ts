/** What clicks, keys and messages do in a preview. */
import type { FromFrame, ToFrame } from '#contract/preview.ts';
import { choiceOf, elementOf, exactElements, MARKED } from './marked-elements.ts';
import { createOutline } from './outline.ts';

type Send = (message: FromFrame) => void;

/** Elements that keep their own behavior: they show more of the page. */
const TOGGLES = 'summary, [popovertarget]';

const SUBMITTERS = 'button:not([type=button], [type=reset]), input[type=submit], input[type=image]';

/**
 * @param connect gets the receiver of messages, and returns how to send some
 */
export function startPreview(
  document: Document,
  connect: (receive: (message: ToFrame) => void) => Send,
): void {
  let page = '/';
  const send = connect((message) => {
    if (message.type === 'connect') page = message.page;
    if (message.type === 'set') setText(document, message.field, message.text);
    if (message.type === 'highlight') highlight(message.field, message.line);
  });
  const follow = (link: HTMLAnchorElement) => {
    const { origin } = document.location;
    const {
      href,
      origin: target,
      pathname,
      search,
      hash,
    } = new URL(link.getAttribute('href') ?? '', new URL(page, origin));
    send({ type: 'navigate', path: target === origin ? pathname + search + hash : href });
  };
  const outline = createOutline(document, follow);

  const highlight = (field: string, line?: number) => {
    const element = field === '' ? undefined : elementOf(document, field, line);
    if (!element) return outline.hide();
    reveal(element);
    outline.show(element, null);
  };
  const choose = (element: Element): boolean => {
    const choice = choiceOf(element);
    if (!choice) return false;
    outline.show(element, linkAround(element));
    send(choice);
    return true;
  };
  const act = (event: MouseEvent | KeyboardEvent, target: Element, marked: Element | null) => {
    const link = linkAround(target);
    if (link || target.closest(SUBMITTERS)) event.preventDefault();
    if (link && (event.ctrlKey || event.metaKey)) return follow(link);
    const isChosen = marked !== null && choose(marked);
    // A link without a field, such as a logo, can only be followed.
    if (!isChosen && link) follow(link);
  };

  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element) || outline.owns(target)) return;
    act(event, target, target.closest(MARKED));
  });
  // The middle button would open the link in a tab.
  document.addEventListener('auxclick', (event) => event.preventDefault());
  document.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (key !== 'Enter' || !(target instanceof Element) || outline.owns(target)) return;
    if (target.closest(TOGGLES) || target.matches('input, textarea, select')) return;
    event.preventDefault();
    act(event, target, markedAt(target));
  });
  for (const type of ['mouseover', 'focusin'] as const) {
    document.addEventListener(type, ({ target }) => {
      if (!(target instanceof Element) || outline.owns(target)) return;
      const marked = type === 'focusin' ? markedAt(target) : target.closest(MARKED);
      if (marked) outline.show(marked, linkAround(marked));
      else outline.hide();
    });
  }
  for (const element of document.body.querySelectorAll(MARKED)) makeFocusable(element);
}

function setText(document: Document, field: string, text: string): void {
  for (const element of exactElements(document, field)) element.textContent = text;
}

const linkAround = (element: Element) => element.closest<HTMLAnchorElement>('a[href]');

/** Elements that can have the focus anyway. */
const FOCUSABLE = 'a[href], button, summary, input, textarea, select';

/** In a link or a button, that one is focused instead. */
function makeFocusable(element: Element): void {
  if (!element.closest(FOCUSABLE)) element.setAttribute('tabindex', '0');
}

/** The field of a focused element: its own, the first one in a link or a button, or one around. */
const markedAt = (focused: Element) =>
  focused.matches(MARKED)
    ? focused
    : (focused.matches(FOCUSABLE) && focused.querySelector(MARKED)) || focused.closest(MARKED);

/** Opens what the element is hidden in, and scrolls to it. */
function reveal(element: Element): void {
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
  }
  element.scrollIntoView({ block: 'center' });
}
