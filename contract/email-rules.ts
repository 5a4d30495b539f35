/** Validation of e-mail addresses, shared by forms, settings, the console and the pack. */
import { MESSAGES, removeInvisible, TEXT_LIMITS } from './text-rules.ts';

/** Octets before the `@` (RFC 5321, 4.5.3.1.1). */
const LONGEST_LOCAL_PART = 64;

/** Dots only between other characters. Quoted local parts are not used in practice. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** At least two labels. The top-level domain has at least two letters, or is Punycode. */
const DOMAIN =
  /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{0,58}[a-z\d])$/;

/** Characters that a URL parser drops or takes for the end of the host. */
const NOT_IN_HOST = /[\s/?#@:\\%[\]<>^|]/;

/** Domains may contain them between two letters; elsewhere they are artifacts of copying. */
const JOINERS = /[\u200c\u200d]/g;

/**
 * Normalizes an address for storage: removes `mailto:` and invisible characters, and converts the
 * domain to ASCII (`xn--…`), as mail servers require. Text without an `@` is only trimmed and
 * normalized.
 */
export function normalizeEmail(typed: string): string {
  const [, pasted] = /^\s*mailto:([^?]*)/i.exec(removeInvisible(typed)) ?? [];
  const text = removeInvisible((pasted ?? typed).normalize('NFKC')).trim();
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  const local = text.slice(0, at).replace(JOINERS, '');
  return `${local}@${domainInAscii(text.slice(at + 1))}`;
}

/** The error message for a non-empty address, or undefined if it is valid. */
export function emailProblem(typed: string): string | undefined {
  const email = normalizeEmail(typed);
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

/**
 * Returns text that is not a domain unchanged. `URL` converts like Node's `domainToASCII`, and also
 * works in browsers.
 */
function domainInAscii(domain: string): string {
  const isAscii = /^[\0-\x7f\u200c\u200d]*$/.test(domain);
  const plain = (isAscii ? domain.replace(JOINERS, '') : domain).toLowerCase();
  if (isAscii || plain.length > TEXT_LIMITS.email || NOT_IN_HOST.test(plain)) return plain;
  const url = `http://${plain.replace(/[\u200c\u200d]+$/, '')}`;
  return URL.canParse(url) ? new URL(url).hostname : plain;
}
