import type { Mail } from './mail.ts';

/** The mail as plain text. */
export function mailText({ opening, fields, listed, quoted, action, closing }: Mail): string {
  const table = fields.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const list = listed.map(({ title, url, facts }) => [title, ...facts, url].join('\n'));
  const quotes = quoted.map(({ label, text }) => {
    const colon = label.endsWith('?') ? '' : ':';
    return `${label}${colon}\n${text.replace(/^/gm, '> ')}`;
  });
  const link = action && `${action.label}:\n${action.url}`;
  return [...opening, table, ...list, ...quotes, link, ...closing]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}
