/** Characters that nobody types, and that documents for machines do not take. */

/**
 * Controls but tab, line feed and carriage return, line separators of Word and PDF, halves of pairs, and what
 * Unicode keeps free of characters: XML 1.0 (2.2) and iCalendar (RFC 5545, 3.1) take most of them nowhere.
 */
export const CONTROLS = /[^\P{Cc}\t\n\r]|[\p{Cs}\u2028\u2029\ufdd0-\ufdef\ufffe\uffff]/gu;

/** The document with a space in place of each, so that words stay apart. */
export const withoutControls = (document: string) => document.replace(CONTROLS, ' ');
