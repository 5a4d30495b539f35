/** The page whose style sheet this document came with, by its route; null on the server. */
export const arrived = import.meta.env.SSR
  ? null
  : document.querySelector<HTMLElement>('style[data-precedence]')?.dataset.href;
