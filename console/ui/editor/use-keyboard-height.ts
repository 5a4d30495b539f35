import { type RefObject, useEffect } from 'react';

/**
 * Sets `--keyboard-height` of an element to the height of the window that an on-screen keyboard
 * covers. Browsers keep the layout's height when a keyboard opens.
 */
export function useKeyboardHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = globalThis.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // Zooming in makes the visual viewport smaller too.
      const covered =
        viewport.scale > 1.01 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
      const height = `${Math.max(0, Math.round(covered))}px`;
      element.current?.style.setProperty('--keyboard-height', height);
    };
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
}
