import type { Mail } from './mail.ts';

/** The mail as plain text. */
export function mailText({ opening, fields, quoted, action, closing }: Mail): string {
  const table = fields.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const quotes = quoted.map(({ label, text }) => {
    const colon = label.endsWith('?') ? '' : ':';
    return `${label}${colon}\n${text.replace(/^/gm, '> ')}`;
  });
  const link = action && `${action.label}:\n${action.url}`;
  return [...opening, table, ...quotes, link, ...closing].filter(Boolean).join('\n\n').concat('\n');
}
