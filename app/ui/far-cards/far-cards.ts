/**
 * Classes of the items of a list, by the position from which they are below the first screen and the
 * height that they are taken to have until the page has arrived; the list may be long, and then the
 * rest waits until somebody is near. What a card paints around itself, its shadow and the ring of the
 * focus, keeps its room.
 */
export const FAR_CARDS =
  'nth-[n+7]:far-400 nth-[n+7]:[overflow-clip-margin:1rem] nth-[n+25]:[content-visibility:auto]';

export const FAR_ROWS =
  'nth-[n+5]:far-190 sm:nth-[n+5]:far-112 nth-[n+5]:[overflow-clip-margin:1rem] nth-[n+25]:[content-visibility:auto]';
