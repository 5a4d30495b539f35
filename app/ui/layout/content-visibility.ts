/**
 * Classes that skip the layout of items of a list (`content-visibility`), by the position from which they are below the first screen and the
 * height that they are taken to have until the page has arrived; the list may be long, and then the
 * rest waits until somebody is near. What a card paints around itself, its shadow and the ring of the
 * focus, keeps its room.
 */
export const CONTENT_VISIBILITY_CARDS =
  'nth-[n+7]:content-visibility-400 nth-[n+7]:[overflow-clip-margin:1rem] nth-[n+25]:[content-visibility:auto]';

export const CONTENT_VISIBILITY_ROWS =
  'nth-[n+5]:content-visibility-190 sm:nth-[n+5]:content-visibility-112 nth-[n+5]:[overflow-clip-margin:1rem] nth-[n+25]:[content-visibility:auto]';
