/**
 * Popovers that open at a button: at the bottom on narrow screens, within reach of the thumb;
 * otherwise beside the button, on another side when there is no room, and centered in the window
 * when no side has room.
 */
export const FLOATING =
  'max-h-[80dvh] overflow-y-auto overscroll-contain rounded-card bg-raised text-text shadow-float forced-colors:border max-sm:inset-x-2 max-sm:top-auto max-sm:bottom-2 max-sm:m-0 max-sm:w-auto max-sm:max-w-none';

/** Browsers may ignore all but the first five fallbacks. */
const BESIDE =
  'sm:my-1 sm:supports-[anchor-name:--a]:mx-0 sm:[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline,bottom_span-all,--in-the-middle]';

/** Position relative to the button, as long as there is room. */
export const SIDES = {
  'below-start': `${BESIDE} sm:[position-area:bottom_span-right]`,
  'below-end': `${BESIDE} sm:[position-area:bottom_span-left]`,
  'above-start': `${BESIDE} sm:[position-area:top_span-right]`,
  'above-end': `${BESIDE} sm:[position-area:top_span-left]`,
} as const;
