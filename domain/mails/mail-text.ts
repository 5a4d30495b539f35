import type { Mail } from './mail.ts';

/** The mail as plain text. */
export function mailText({ opening, fields, quoted, action, closing }: Mail): string {
  const table = fields.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const quote = quoted && `${quoted.label}:\n${quoted.text.replace(/^/gm, '> ')}`;
  const link = action && `${action.label}:\n${action.url}`;
  return [...opening, table, quote, link, ...closing].filter(Boolean).join('\n\n').concat('\n');
}
