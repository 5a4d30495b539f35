/**
 * When an island wakes by itself: with the page, when the browser has nothing else to do, near the
 * window, or only when something is done to it.
 */
export type Wake = 'load' | 'idle' | 'visible' | 'interaction';
