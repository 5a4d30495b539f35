/** Replaces an island in the open page when its source changes, in development. */
import type { ComponentType } from 'react';
import type { SlotProps } from './island-context.ts';

interface ChangedIsland {
  /** URL of its file, equal to the element's `data-src`. */
  src: string;
  component: ComponentType<SlotProps>;
}

const CHANGE_EVENT = 'island-changed';

/** @param module undefined if the changed code failed to run */
export function notifyIslandChange(
  src: string,
  module?: { default: ComponentType<SlotProps> },
): void {
  if (!module) return;
  const detail: ChangedIsland = { src, component: module.default };
  dispatchEvent(new CustomEvent(CHANGE_EVENT, { detail }));
}

export function onIslandChange(
  element: HTMLElement,
  show: (component: ComponentType<SlotProps>) => void,
): void {
  addEventListener(CHANGE_EVENT, (event) => {
    const { src, component } = (event as CustomEvent<ChangedIsland>).detail;
    if (src === element.dataset.src) show(component);
  });
}
