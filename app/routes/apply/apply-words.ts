import { createContext, useContext } from 'react';
import type { CaptchaWords } from '#app/forms/captcha/captcha-line.tsx';
import type { RoomWords } from '#app/forms/field/text-area.tsx';
import type { Thanks } from '#contract/copy-parts.ts';
import type { PageCopy } from '#contract/page-copy.ts';

/** What the form says, as its page hands it over. */
export type ApplyWords = Pick<
  PageCopy['drop-your-info'],
  | 'sections'
  | 'fields'
  | 'select'
  | 'upload'
  | 'submit'
  | 'submitting'
  | 'failed'
  | 'restored'
  | 'waiting'
  | 'yesNo'
  | 'noAnswer'
  | 'reference'
> & {
  /** What the page after sending says, filled in. */
  thanks: Thanks;
  captcha: CaptchaWords;
  /** The title of the list of what is wrong. */
  summary: { one: string; many: string };
  remaining: RoomWords;
  /** Of the country where applicants live, such as `+977`. */
  phonePrefix: string;
};

const Words = createContext<ApplyWords | null>(null);
export const ApplyWordsContext = Words.Provider;

/** @throws Error outside of the form */
export function useApplyWords(): ApplyWords {
  const words = useContext(Words);
  if (!words) throw new Error('The form has no words');
  return words;
}
