/** The look of whatever people type into or choose from: 54 px high, never below 16 px of text. */
export const BOX =
  'min-h-13.5 w-full rounded-[14px] border-[1.5px] border-ink-400 bg-white text-base transition-colors duration-150';

/** For a box that is an input itself. */
export const INPUT_BOX = `${BOX} px-4 text-ellipsis read-only:border-ink-300 read-only:bg-primary-50 hover:not-read-only:border-ink-500 aria-invalid:border-secondary-600`;

/** For a box with an input among other things: it takes the focus ring over from the input. */
export const WRAPPED_BOX = `${BOX} hover:border-ink-500 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-primary-700 has-[input[aria-invalid=true]]:border-secondary-600`;

/** The input inside such a box. */
export const BARE_INPUT = 'min-w-0 flex-1 bg-transparent outline-none';
