/** Checks what depends on the order of a page's sections: headings, anchors, backgrounds, space. */
import type { HTMLElement } from 'node-html-parser';
import { textOf } from '#tests/server-page.ts';

/**
 * Problems, one line each.
 * @param isTight sections on paper have no space below if the next one is on paper too
 */
export const orderProblems = (root: HTMLElement, { isTight }: { isTight: boolean }): string[] => [
  ...skippedLevels(root),
  ...deadAnchors(root),
  ...equalNeighbors(root),
  ...(isTight ? wrongSpace(root) : missingSpace(root)),
];

/** A heading is at most one level below the one before it. */
function skippedLevels(root: HTMLElement): string[] {
  const headings = root.querySelectorAll('main :is(h1, h2, h3, h4)');
  const levelOf = (heading: HTMLElement | undefined) => Number(heading?.tagName.slice(1) ?? 0);
  return headings
    .filter((heading, index) => levelOf(heading) > levelOf(headings[index - 1]) + 1)
    .map((heading) => `the heading "${textOf(heading)}" skips a level`);
}

/** Links and forms that lead to a part of the same page. */
function deadAnchors(root: HTMLElement): string[] {
  const ids = new Set(root.querySelectorAll('[id]').map(({ id }) => id));
  const targets = [
    ...root.querySelectorAll('a[href^="#"]').map((link) => link.getAttribute('href')),
    ...root.querySelectorAll('form[action*="#"]').map((form) => form.getAttribute('action')),
  ];
  return targets
    .map((target = '') => decodeURIComponent(target.replace(/^[^#]*#/, '')))
    .filter((id) => !ids.has(id))
    .map((id) => `nothing has the id ${id}`);
}

interface Ground {
  background: string;
  classes: string;
}

const COLORED =
  /(?:^|\s)(?:ground-(sunrise|morning|dawn|deep|dusk|night)|bg-(morning|dawn)|from-(primary-900))(?=\s)/;

/** The outermost sections of the page, and the parts beside a list. */
function groundsOf(root: HTMLElement): { page: Ground[]; column: Ground[] } {
  const main = root.querySelector('main');
  const blocks = elementsIn(main).flatMap((block) =>
    block.tagName === 'ARTICLE' ? elementsIn(block) : [block],
  );
  const page = blocks
    .filter(({ tagName }) => !/^(NOSCRIPT|SCRIPT)$/.test(tagName))
    .map((block) => groundOf(outermost(block)));
  return { page, column: root.querySelectorAll('main .mt-18').map(groundOf) };
}

const elementsIn = (parent: HTMLElement | null): HTMLElement[] =>
  parent?.childNodes.filter((node): node is HTMLElement => 'tagName' in node) ?? [];

/** The element with the classes of the section, in wrappers such as an island. */
function outermost(block: HTMLElement): HTMLElement {
  if (block.tagName === 'SECTION' || block.classList.contains('wrap')) return block;
  const child = block.childNodes.find((node): node is HTMLElement => 'tagName' in node);
  return child ? outermost(child) : block;
}

function groundOf({ attributes: { class: classes = '' } }: HTMLElement): Ground {
  const [, ...names] = COLORED.exec(`${classes} `) ?? [];
  const background = names.find(Boolean) ?? 'paper';
  return { background: background === 'primary-900' ? 'dusk' : background, classes };
}

function equalNeighbors(root: HTMLElement): string[] {
  const { page, column } = groundsOf(root);
  return [page, column].flatMap((grounds) =>
    grounds
      .filter(({ background }, index) => background === grounds[index + 1]?.background)
      .filter(({ background }) => background !== 'paper')
      .map(({ background }) => `two neighbors are ${background}`),
  );
}

const SPACE_BELOW = /(?:^|\s)(?:section|py-\S+|pb-\S+)(?=\s)/;

/** Paper has space below it if and only if the next section has another background. */
function wrongSpace(root: HTMLElement): string[] {
  const { page } = groundsOf(root);
  return page.slice(0, -1).flatMap(({ background, classes }, index) => {
    if (background !== 'paper') return [];
    const hasSpace = SPACE_BELOW.test(`${classes} `) && !/(?:^|\s)pb-0(?:\s|$)/.test(classes);
    const isContinued = page[index + 1]?.background === 'paper';
    return hasSpace === isContinued ? [`the space below "${classes}" is wrong`] : [];
  });
}

const SPACE_ABOVE = /(?:^|\s)(?:section|py-\S+|pt-\S+)(?=\s)/;

/** Between two sections there is space below the first or above the second. */
function missingSpace(root: HTMLElement): string[] {
  const { page } = groundsOf(root);
  return page.slice(0, -1).flatMap(({ background, classes }, index) => {
    const next = page[index + 1];
    if (background !== 'paper' || !next) return [];
    const hasSpace =
      SPACE_BELOW.test(`${classes} `) ||
      (SPACE_ABOVE.test(`${next.classes} `) && !/(?:^|\s)pt-0(?:\s|$)/.test(next.classes));
    return hasSpace ? [] : [`there is no space below "${classes}"`];
  });
}
