/** What a pack decides about applications; see `site.yaml`. */
import type { LinkQuestion } from '#contract/job-questions.ts';
import { type PhoneCountry, phoneCountriesOf } from '#contract/phone-countries.ts';
import type { ProfileName } from '#contract/profile-names.ts';
import { linkQuestions, requiredProfiles } from '#contract/profile-questions.ts';
import type { Site } from '#contract/site.ts';

export interface ApplicationRules {
  requiredProfiles: readonly ProfileName[];
  /** The other links that it asks for. */
  links: readonly LinkQuestion[];
  /** Where applicants live, the main country first. */
  countries: readonly PhoneCountry[];
  /** Error for an impossible phone number, in the language of the form. */
  wrongPhone: string;
}

/** @param wrongPhone in the language of the form */
export const applicationRules = (site: Site, wrongPhone: string): ApplicationRules => ({
  requiredProfiles: requiredProfiles(site.profiles),
  links: linkQuestions(site.profiles),
  countries: phoneCountriesOf(site),
  wrongPhone,
});
