/** Replaces an island in the open page when its source changes, in development. */
import type { ComponentType } from 'react';
import type { Still } from './island-context.ts';

interface ChangedIsland {
  /** URL of its file, equal to the element's `data-src`. */
  src: string;
  component: ComponentType<Still>;
}

const CHANGE_EVENT = 'island-changed';

/** @param module undefined if the changed code failed to run */
export function islandChanged(src: string, module?: { default: ComponentType<Still> }): void {
  if (!module) return;
  const detail: ChangedIsland = { src, component: module.default };
  dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail }));
}

export function onIslandChanged(
  element: HTMLElement,
  show: (component: ComponentType<Still>) => void,
): void {
  addEventListener(CHANGE_EVENT, (event) => {
    const { src, component } = (event as CustomEvent<ChangedIsland>).detail;
    if (src === element.dataset.src) show(component);
  });
}
