/**
 * Landmarks and articles must have unique names for people who navigate by landmarks and headings.
 */
import type { HTMLElement } from 'node-html-parser';

/** Implicit roles. A section and a form have theirs only with an accessible name. */
const ROLES: Record<string, string> = {
  article: 'article',
  aside: 'complementary',
  form: 'form',
  main: 'main',
  nav: 'navigation',
  search: 'search',
  section: 'region',
};
const LANDMARKS = ['complementary', 'form', 'main', 'navigation', 'region', 'search'];
const NEED_NAMES = ['form', 'region'];

/** Content that is hidden until it is opened; a modal then hides everything else. */
const CLOSED = '[hidden], [popover], dialog, template, noscript, [aria-hidden=true]';

const INTERACTIVE = ['a', 'area', 'audio', 'button', 'iframe', 'input', 'select', 'summary'];
const WIDGETS = /^(button|combobox|link|listbox|menuitem|option|slider|switch|tab|textbox)$/;

/** Window widths. An element that exists twice may be visible once in each. */
const WIDTHS = ['narrow', 'wide'] as const;
type Width = (typeof WIDTHS)[number];

/** Problems, one line each. */
export function nameProblems(root: HTMLElement): string[] {
  const named = root
    .querySelectorAll('[role], [tabindex], article, aside, form, main, nav, search, section')
    .filter((element) => element.closest(CLOSED) === null)
    .map((element) => ({ element, role: roleOf(element), name: nameOf(element, root) }));
  const problems = WIDTHS.flatMap((width) => {
    const visible = named.filter(({ element }) => isVisible(element, width));
    return [...sameLandmarks(visible), ...sameArticles(visible)];
  });
  return [...new Set([...problems, ...named.flatMap(namelessScroller)])];
}

interface Named {
  element: HTMLElement;
  role: string;
  name: string;
}

function sameLandmarks(all: readonly Named[]): string[] {
  const landmarks = all.filter(
    ({ role, name }) => LANDMARKS.includes(role) && (name || !NEED_NAMES.includes(role)),
  );
  return doubles(landmarks);
}

/**
 * Articles without a name are distinguished by their first heading. An article may contain another
 * with the same name.
 */
function sameArticles(all: readonly Named[]): string[] {
  const articles = all
    .filter(({ role }) => role === 'article')
    .map((article) => ({ ...article, name: article.name || firstHeading(article.element) }));
  return doubles(
    articles.filter(({ element, name }) =>
      articles.every((other) => other.name !== name || !isWithin(element, other.element)),
    ),
  );
}

function doubles(all: readonly Named[]): string[] {
  return [...Map.groupBy(all, ({ role, name }) => `${role} "${name}"`)]
    .filter(([, each]) => each.length > 1)
    .map(([name, each]) => `has ${each.length} times ${name}`);
}

/**
 * An element that takes focus but is no control is a scroll area. It needs a role and a name for
 * screen readers.
 */
function namelessScroller({ element, role, name }: Named): string[] {
  const isControl = INTERACTIVE.includes(tagOf(element)) || WIDGETS.test(role);
  if (isControl || element.getAttribute('tabindex') !== '0' || (role && name)) return [];
  return [`has a focusable element without ${role ? 'a name' : 'a role'}: ${start(element)}`];
}

const tagOf = (element: HTMLElement) => element.rawTagName.toLowerCase();
const roleOf = (element: HTMLElement) =>
  element.getAttribute('role') ?? ROLES[tagOf(element)] ?? '';
const start = (element: HTMLElement) => element.toString().slice(0, 100);
const plain = (text = '') => text.replace(/\s+/g, ' ').trim();

function nameOf(element: HTMLElement, root: HTMLElement): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const texts = ids.map((id) => root.querySelector(`[id="${id}"]`)?.text);
  return plain(texts.join(' ')) || plain(element.getAttribute('aria-label'));
}

function firstHeading(element: HTMLElement): string {
  return plain(element.querySelector('h1, h2, h3, h4, h5, h6')?.text);
}

function isWithin(element: HTMLElement, other: HTMLElement): boolean {
  return element !== other && ancestors(element).includes(other);
}

function ancestors(element: HTMLElement): HTMLElement[] {
  const { parentNode } = element;
  return parentNode ? [parentNode, ...ancestors(parentNode)] : [];
}

/** Reads the classes that hide: `lg:hidden`, `max-lg:hidden`, or `hidden lg:block`. */
function isVisible(element: HTMLElement, width: Width): boolean {
  return [element, ...ancestors(element)].every(({ classNames = '' }) => {
    const classes = classNames.split(/\s+/);
    const isAnySet = (pattern: RegExp) => classes.some((name) => pattern.test(name));
    if (width === 'narrow') return !isAnySet(/^(max-(sm|md|lg|xl):)?hidden$/);
    if (isAnySet(/^(sm|md|lg|xl):hidden$/)) return false;
    return !classes.includes('hidden') || isAnySet(/^(sm|md|lg|xl):(block|flex|grid|contents)$/);
  });
}
