/**
 * Classes that skip the layout of list items below the first screen, which until the page has
 * loaded count as that many pixels high (`content-visibility-*` in `site.css`). From item 25 on,
 * layout is skipped until the item is near the viewport. The clip margin makes room for shadow and
 * focus ring.
 */
export const CONTENT_VISIBILITY_CARDS =
  'nth-[n+7]:content-visibility-400 nth-[n+7]:[overflow-clip-margin:1rem] nth-[n+25]:[content-visibility:auto]';

export const CONTENT_VISIBILITY_ROWS =
  'nth-[n+5]:content-visibility-190 sm:nth-[n+5]:content-visibility-112 nth-[n+5]:[overflow-clip-margin:1rem] nth-[n+25]:[content-visibility:auto]';
