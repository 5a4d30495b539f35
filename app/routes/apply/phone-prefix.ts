import site from '#content/site.yaml';
import { hasCountryCode } from '#contract/profiles.ts';

/** The country code that will be put before what is typed; empty where it has one of its own. */
export function phonePrefix(typed: string, prefix = site.phonePrefix): string {
  return hasCountryCode(typed, prefix) ? '' : prefix;
}
