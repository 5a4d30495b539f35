/** Escaping of text for HTML and XML. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use in an element or in an attribute with either kind of quotes. */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/**
 * Control characters except tab, line feed and carriage return; the line and paragraph separators
 * that Word and PDF use; lone surrogates; noncharacters. XML 1.0 (2.2) and iCalendar (RFC 5545,
 * 3.1) do not allow most of them anywhere.
 */
export const CONTROLS = /[^\P{Cc}\t\n\r]|[\p{Cs}\u2028\u2029\ufdd0-\ufdef\ufffe\uffff]/gu;

/** Replaces each of `CONTROLS` with a space, so that words remain separated. */
export const removeControls = (document: string) => document.replace(CONTROLS, ' ');
