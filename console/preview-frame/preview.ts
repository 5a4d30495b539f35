/** What clicks, keys and messages do in a preview. */
import type { FromFrame, PageTool, ToFrame } from '#contract/preview-messages.ts';
import {
  choiceOf,
  elementOf,
  exactElements,
  MARKED,
  markedUnder,
  targetOf,
} from './marked-elements.ts';
import { createOutline } from './outline.ts';
import { watchPointer } from './watch-pointer.ts';

type Send = (message: FromFrame) => void;

/** Elements that keep their own behavior: they show more of the page. */
const TOGGLES = 'summary, [popovertarget]';

const SUBMITTERS = 'button:not([type=button], [type=reset]), input[type=submit], input[type=image]';

const MOVE_KEYS: Readonly<Record<string, PageTool>> = {
  ArrowUp: 'item-up',
  ArrowDown: 'item-down',
};

/**
 * @param connect gets the receiver of messages, and returns how to send some
 */
export function startPreview(
  document: Document,
  connect: (receive: (message: ToFrame) => void) => Send,
): void {
  let page = '/';
  /** The button that gets the focus when the tools of the shown element arrive. */
  let awaitedTool: PageTool | undefined;
  const send = connect((message) => {
    if (message.type === 'connect') connected(message.page);
    if (message.type === 'set') setText(document, message.field, message.text);
    if (message.type === 'highlight') highlight(message);
    if (message.type === 'tools') setTools(message);
    outline.place();
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
  const use = (tool: PageTool, element: Element) =>
    send({ type: 'use', tool, target: targetOf(element) });
  const outline = createOutline(document, {
    follow,
    use,
    leave: (element) => focusableAt(element)?.focus(),
  });

  const connected = (path: string) => {
    page = path;
    // The pointer may have come before the console.
    const element = outline.shown();
    if (element) send({ type: 'point', target: targetOf(element) });
  };
  const show = (element: Element) => {
    if (outline.shown() === element) return;
    outline.show(element, linkAround(element));
    send({ type: 'point', target: targetOf(element) });
  };
  const setTools = ({ field, groups }: Extract<ToFrame, { type: 'tools' }>) => {
    const element = outline.shown();
    if (!element || choiceOf(element)?.field !== field) return;
    const hadFocus = outline.owns(document.activeElement ?? document);
    outline.setTools(groups);
    if (awaitedTool) outline.focusTool(awaitedTool);
    else if (hadFocus) outline.focusTool();
    awaitedTool = undefined;
  };
  const highlight = ({ field, line, tool }: Extract<ToFrame, { type: 'highlight' }>) => {
    const element = field === '' ? undefined : elementOf(document, field, line);
    if (!element) return outline.hide();
    reveal(element, tool ? 'nearest' : 'center');
    outline.show(element, linkAround(element));
    if (!tool) return;
    awaitedTool = tool;
    pointer.pin();
    send({ type: 'point', target: targetOf(element) });
  };
  const choose = (element: Element): boolean => {
    const choice = choiceOf(element);
    if (!choice) return false;
    show(element);
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
    act(event, target, markedUnder(event, target));
  });
  // The middle button would open the link in a tab.
  document.addEventListener('auxclick', (event) => event.preventDefault());
  document.addEventListener('submit', (event) => event.preventDefault());
  document.addEventListener('keydown', (event) => {
    const { target, key, altKey, shiftKey } = event;
    if (!(target instanceof Element) || outline.owns(target)) return;
    const marked = markedAt(target);
    const isShown = marked !== null && marked === outline.shown();
    const moved = MOVE_KEYS[key];
    if (moved && altKey && isShown && outline.hasTool(moved)) {
      event.preventDefault();
      use(moved, marked);
    } else if (key === 'Tab' && !shiftKey && isShown && outline.focusTool()) {
      event.preventDefault();
    } else if (key === 'Enter') {
      if (target.closest(TOGGLES) || target.matches('input, textarea, select')) return;
      event.preventDefault();
      act(event, target, marked);
    }
  });
  const pointer = watchPointer(document, outline, show);
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || outline.owns(target)) return;
    const marked = markedAt(target);
    if (marked) show(marked);
    else outline.hide();
  });
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

const focusableAt = (element: Element) =>
  element.closest<HTMLElement>(FOCUSABLE) ?? element.closest<HTMLElement>('[tabindex]');

/** The field of a focused element: its own, the first one in a link or a button, or one around. */
const markedAt = (focused: Element) =>
  focused.matches(MARKED)
    ? focused
    : (focused.matches(FOCUSABLE) && focused.querySelector(MARKED)) || focused.closest(MARKED);

/** Opens what the element is hidden in, and scrolls to it. */
function reveal(element: Element, block: ScrollLogicalPosition): void {
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
  }
  element.scrollIntoView({ block });
}
