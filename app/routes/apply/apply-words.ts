import { createContext, useContext } from 'react';
import type { CaptchaWords } from '#app/forms/captcha/captcha-line.tsx';
import type { Plural, Thanks } from '#contract/copy-parts.ts';
import type { PageCopy } from '#contract/page-copy.ts';

type Copy = PageCopy['drop-your-info'];

/** The parts of the page's copy that the form shows as they are. */
export const COPIED_WORDS = [
  'sections',
  'fields',
  'yesNo',
  'noAnswer',
  'select',
  'upload',
  'submit',
  'submitting',
  'failed',
  'restored',
] as const satisfies readonly (keyof Copy)[];
export type CopiedWords = Pick<Copy, (typeof COPIED_WORDS)[number]>;

/** What the form says, as its page hands it over. */
export interface ApplyWords extends CopiedWords, Pick<Copy, 'waiting' | 'reference'> {
  /** What the page after sending says, filled in. */
  thanks: Thanks;
  captcha: CaptchaWords;
  /** The title of the list of what is wrong. */
  summary: Plural;
  remaining: Plural;
  /** Of the country where applicants live, such as `+977`. */
  phonePrefix: string;
}

const Words = createContext<ApplyWords | null>(null);
export const ApplyWordsContext = Words.Provider;

/** @throws Error outside of the form */
export function useApplyWords(): ApplyWords {
  const words = useContext(Words);
  if (!words) throw new Error('The form has no words');
  return words;
}
