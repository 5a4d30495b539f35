/**
 * Classes of the items of a list, by the position from which they are below the first screen and the
 * height that they are taken to have until they are near. What a card paints around itself, its
 * shadow and the ring of the focus, keeps its room.
 */
export const FAR_CARDS =
  'nth-[n+7]:[contain-intrinsic-block-size:auto_25rem] nth-[n+7]:[content-visibility:auto] nth-[n+7]:[overflow-clip-margin:1rem]';

export const FAR_ROWS =
  'nth-[n+5]:[contain-intrinsic-block-size:auto_12rem] nth-[n+5]:[content-visibility:auto] nth-[n+5]:[overflow-clip-margin:1rem] sm:nth-[n+5]:[contain-intrinsic-block-size:auto_7rem]';
