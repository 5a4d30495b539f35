/** E-mail addresses as people type and paste them. One check for forms, settings, the console and the pack. */
import { MESSAGES, TEXT_LIMITS, withoutInvisible } from './text-rules.ts';

/** Octets before the `@` (RFC 5321, 4.5.3.1.1). */
const LONGEST_LOCAL_PART = 64;

/** Dots stand between other characters only. Quoted local parts exist in the standard alone. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Two labels or more. Every top-level domain is two letters or more, or Punycode. */
const DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/;

/** Characters that a URL parser drops, or takes for the end of the host. */
const NOT_IN_HOST = /[\s/?#@:\\%[\]<>^|]/;

/** Domains may need them between two letters; elsewhere in an address they are left over from copying. */
const JOINERS = /[\u200c\u200d]/g;

/**
 * An address as it is stored: without `mailto:` and invisible characters, and with its domain in ASCII
 * (`xn--…`), as mail servers take it. Text that is no address keeps its words.
 */
export function tidyEmail(typed: string): string {
  const [, pasted] = /^\s*mailto:([^?]*)/i.exec(withoutInvisible(typed)) ?? [];
  const text = withoutInvisible((pasted ?? typed).normalize('NFKC')).trim();
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const local = text.slice(0, at).replace(JOINERS, '');
  return `${local}@${domainInAscii(text.slice(at + 1))}`;
}

/** What is wrong with an address that is not empty, or undefined. */
export function emailProblem(typed: string): string | undefined {
  const email = tidyEmail(typed);
  if (email.includes('\0')) return MESSAGES.nullByte;
  if (email.length > TEXT_LIMITS.email) return MESSAGES.tooLong(TEXT_LIMITS.email);
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(0, at));
  const isDeliverable =
    local.length <= LONGEST_LOCAL_PART &&
    LOCAL_PART.test(local) &&
    DOMAIN.test(email.slice(at + 1));
  return isDeliverable ? undefined : MESSAGES.email;
}

export function isEmail(typed: string): boolean {
  return emailProblem(typed) === undefined;
}

/** As it came where it is no domain. `URL` does what `domainToASCII` does, in browsers too. */
function domainInAscii(domain: string): string {
  const isAscii = /^[\0-\x7f\u200c\u200d]*$/.test(domain);
  const plain = (isAscii ? domain.replace(JOINERS, '') : domain).toLowerCase();
  if (isAscii || plain.length > TEXT_LIMITS.email || NOT_IN_HOST.test(plain)) return plain;
  const url = `http://${plain.replace(/[\u200c\u200d]+$/, '')}`;
  return URL.canParse(url) ? new URL(url).hostname : plain;
}
