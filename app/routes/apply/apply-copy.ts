import { createContext, useContext } from 'react';
import type { CaptchaLabels } from '#app/forms/captcha/captcha-line.tsx';
import type { Plural, Thanks } from '#contract/copy-parts.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import type { PhoneCountry } from '#contract/phone-countries.ts';
import type { ProfileName } from '#contract/profile-names.ts';

type Copy = PageCopy['drop-your-info'];

/** The parts of the page's copy that the form gets unchanged. */
export const UNCHANGED_COPY = [
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
export type UnchangedCopy = Pick<Copy, (typeof UNCHANGED_COPY)[number]>;

/** The form's copy, which the page passes to the island. */
export interface ApplyCopy extends UnchangedCopy, Pick<Copy, 'waiting' | 'reference'> {
  /** Copy of the thanks page, without placeholders. */
  thanks: Thanks;
  captcha: CaptchaLabels;
  /** Heading of the error summary. */
  summary: Plural;
  remaining: Plural;
  /** Where applicants live, the main country first, with names in the page's language. */
  countries: readonly (PhoneCountry & { name: string })[];
  /** Accessible name of the list of countries. */
  phoneCountry: string;
  /** The links with a field of their own that the pack asks for. */
  profiles: readonly ProfileName[];
  requiredProfiles: readonly ProfileName[];
}

const Context = createContext<ApplyCopy | null>(null);
export const ApplyCopyContext = Context.Provider;

/** @throws Error outside of the form */
export function useApplyCopy(): ApplyCopy {
  const copy = useContext(Context);
  if (!copy) throw new Error('The form has no copy');
  return copy;
}
