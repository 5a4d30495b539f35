/** Names on other sites and phone numbers: what people type, and the one form that is sent. */

export const PROFILE_HOSTS = { linkedin: 'linkedin.com', github: 'github.com' } as const;

/**
 * The user name in what somebody typed or pasted: `asha`, `@asha`, `linkedin.com/in/asha/` and
 * `https://www.linkedin.com/in/asha?utm=1` all give `asha`.
 * @returns the name, or null where there is none to be found
 */
export function profileName(site: keyof typeof PROFILE_HOSTS, typed: string): string | null {
  const host = PROFILE_HOSTS[site].replace('.', '\\.');
  const folder = site === 'linkedin' ? '(?:in/|pub/)?' : '';
  const prefix = new RegExp(`^(?:https?://)?(?:[a-z]{1,3}\\.)?${host}/${folder}`, 'i');
  const name = typed
    .trim()
    .replace(prefix, '')
    .replace(/^@/, '')
    .replace(/[/?#].*$/s, '');
  return /^[\p{L}\p{M}\p{N}_.%-]{1,100}$/u.test(name) && !/^https?:?$/i.test(name) ? name : null;
}

/** The URL that is sent: `linkedin.com/in/name` or `github.com/name`. */
export function profileUrl(site: keyof typeof PROFILE_HOSTS, name: string): string {
  return `${PROFILE_HOSTS[site]}/${site === 'linkedin' ? 'in/' : ''}${name}`;
}

/** What is sent: the profile's URL, or what was typed where no name can be found in it. */
export function completeProfile(site: keyof typeof PROFILE_HOSTS, typed: string): string {
  const name = profileName(site, typed);
  return name === null ? typed : profileUrl(site, name);
}

/** What people put between digits, and the zero that is left out abroad. */
const BETWEEN_DIGITS = /\(0\)|[\s().\-/]/g;

/**
 * Whether a number was typed with a country code: `+…`, `00…`, or that of `prefix` without either.
 * @param prefix of the country where applicants live, such as `+977`
 */
export function hasCountryCode(typed: string, prefix: string): boolean {
  const number = typed.replace(BETWEEN_DIGITS, '');
  const ours = prefix.slice(1);
  return /^(\+|00)/.test(number) || (number.startsWith(ours) && number.length > ours.length + 7);
}

/** The number in E.164 form, with `prefix` where it was typed without a country code. */
export function withCountryCode(typed: string, prefix: string): string {
  const compact = typed.replace(BETWEEN_DIGITS, '');
  // What is no number is left for whoever checks it.
  const number = /^\+?\d*$/.test(compact) ? compact : typed.trim();
  if (number === '' || number.startsWith('+')) return number;
  if (number.startsWith('00')) return `+${number.slice(2)}`;
  if (hasCountryCode(number, prefix)) return `+${number}`;
  return `${prefix}${number.replace(/^0+/, '')}`;
}
