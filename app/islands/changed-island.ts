/** In development an island whose code has changed is replaced in the page. */
import type { ComponentType } from 'react';
import type { Still } from './island-context.ts';

interface ChangedIsland {
  /** Its file's URL, as the page's elements have it. */
  src: string;
  component: ComponentType<Still>;
}

const CHANGED = 'island-changed';

/** @param module nothing where its code cannot be run */
export function islandChanged(src: string, module?: { default: ComponentType<Still> }): void {
  if (!module) return;
  const detail: ChangedIsland = { src, component: module.default };
  dispatchEvent(new CustomEvent(CHANGED, { detail }));
}

export function onIslandChanged(
  element: HTMLElement,
  show: (component: ComponentType<Still>) => void,
): void {
  addEventListener(CHANGED, (event) => {
    const { src, component } = (event as CustomEvent<ChangedIsland>).detail;
    if (src === element.dataset.src) show(component);
  });
}
