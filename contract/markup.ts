/** Text in HTML and XML. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text as markup that shows it: in an element, or between quotes of either kind. */
export const escapedMarkup = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/**
 * Controls but tab, line feed and carriage return, line separators of Word and PDF, halves of pairs, and what
 * Unicode keeps free of characters: XML 1.0 (2.2) and iCalendar (RFC 5545, 3.1) take most of them nowhere.
 */
export const CONTROLS = /[^\P{Cc}\t\n\r]|[\p{Cs}\u2028\u2029\ufdd0-\ufdef\ufffe\uffff]/gu;

/** The document with a space in place of each, so that words stay apart. */
export const withoutControls = (document: string) => document.replace(CONTROLS, ' ');
