/** Names on other sites and phone numbers: what people type, and the one form that is sent. */

export const PROFILE_HOSTS = { linkedin: 'linkedin.com', github: 'github.com' } as const;

/** Nepal, where the applicants are. */
export const COUNTRY_CODE = '+977';

/**
 * The user name in what somebody typed or pasted: `asha`, `@asha`, `linkedin.com/in/asha/` and
 * `https://www.linkedin.com/in/asha?utm=1` all give `asha`.
 * @returns the name, or null where there is none to be found
 */
export function profileName(site: keyof typeof PROFILE_HOSTS, typed: string): string | null {
  const host = PROFILE_HOSTS[site].replace('.', '\\.');
  const folder = site === 'linkedin' ? '(?:in/|pub/)?' : '';
  const address = new RegExp(`^(?:https?://)?(?:[a-z]{1,3}\\.)?${host}/${folder}`, 'i');
  const name = typed
    .trim()
    .replace(address, '')
    .replace(/^@/, '')
    .replace(/[/?#].*$/s, '');
  return /^[\p{L}\p{M}\p{N}_.%-]{1,100}$/u.test(name) && !/^https?:?$/i.test(name) ? name : null;
}

/** The address that is sent: `linkedin.com/in/name` or `github.com/name`. */
export function profileAddress(site: keyof typeof PROFILE_HOSTS, name: string): string {
  return `${PROFILE_HOSTS[site]}/${site === 'linkedin' ? 'in/' : ''}${name}`;
}

/** Prefixes +977 unless the number was typed with a country code of its own (`+…` or `00…`). */
export function withCountryCode(typed: string): string {
  const number = typed.trim();
  if (number === '') return '';
  if (number.startsWith('+')) return number;
  if (number.startsWith('00')) return `+${number.slice(2)}`;
  const digits = number.replace(/\D/g, '');
  if (digits.startsWith('977') && digits.length > 10) return `+${digits}`;
  return `${COUNTRY_CODE}${number.replace(/^0+/, '')}`;
}
