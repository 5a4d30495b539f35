/**
 * A list that opens at a button: at the foot of a narrow screen, within a thumb's reach, else beside the button, on
 * another side of it where there is no room, and in the middle of the window where there is none at all.
 */
export const FLOATING =
  'max-h-[70dvh] overflow-y-auto rounded-card bg-raised p-1 text-text shadow-float forced-colors:border max-sm:inset-x-2 max-sm:top-auto max-sm:bottom-2 max-sm:m-0 max-sm:w-auto max-sm:max-w-none';

const BESIDE =
  'sm:my-1 sm:supports-[anchor-name:--a]:mx-0 sm:[position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline,--in-the-middle]';

/** Where it stands, seen from its button, as long as there is room. */
export const SIDES = {
  'below-start': `${BESIDE} sm:[position-area:bottom_span-right]`,
  'below-end': `${BESIDE} sm:[position-area:bottom_span-left]`,
  'above-start': `${BESIDE} sm:[position-area:top_span-right]`,
  'above-end': `${BESIDE} sm:[position-area:top_span-left]`,
} as const;
