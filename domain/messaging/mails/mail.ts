import { fillPlaceholders } from '#contract/fill.ts';
import { directionOf, FIRST_LANGUAGE } from '#contract/languages.ts';
import type { MailsCopy } from '#contract/mails.ts';
import { escapeMarkup } from '#contract/markup.ts';
import { toOneLine } from '#contract/text-rules.ts';

/** The parts of a mail, from which both its text and its HTML are made. */
export interface Mail {
  /** BCP 47. */
  language: string;
  /** Name of its writer, shown as the sender; null for an automatic mail. */
  from: string | null;
  /**
   * Outbox ids of earlier mails about the same submission, the oldest first. This mail replies to
   * the last of them.
   */
  thread: readonly string[];
  /** Null for the team. */
  to: string | null;
  /** Id of the topic of a message to the team; empty if it has none. */
  topic: string;
  /**
   * The `Reply-To` header; null for none. `promise` is the paragraph of `closing` that says who
   * gets a reply.
   */
  replyTo: { name: string; address: string; promise?: string } | null;
  subject: string;
  opening: string[];
  fields: { label: string; value: string }[];
  /** Links to pages of the site, each with a few facts. */
  links: { title: string; url: string; facts: string[] }[];
  /** Text of a visitor, with its line breaks, shown as a quotation. */
  quoted: { label: string; text: string }[];
  /** One link, as a button. */
  action: { label: string; url: string } | null;
  closing: string[];
  attachments: { fileName: string; type: string; bytes: Uint8Array }[];
  /** One-click unsubscribe URL of the newsletter or an alert (RFC 8058); null for other mails. */
  unsubscribeUrl: string | null;
}

/** Defaults of a mail's parts. */
export const MAIL_DEFAULTS: Mail = {
  language: FIRST_LANGUAGE,
  from: null,
  thread: [],
  to: null,
  topic: '',
  replyTo: null,
  subject: '',
  opening: [],
  fields: [],
  links: [],
  quoted: [],
  action: null,
  closing: [],
  attachments: [],
  unsubscribeUrl: null,
};

/** The mail for a server that refuses its `Reply-To`, without the paragraph that promises it. */
export function withoutReplyTo(mail: Mail): Mail {
  const closing = mail.closing.filter((paragraph) => paragraph !== mail.replyTo?.promise);
  return { ...mail, replyTo: null, closing };
}

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/**
 * The mail as HTML. Styles are inline, because mail programs drop style sheets. It loads nothing
 * from the network, and text of visitors never becomes a link.
 * @param color the brand's color of the text and of the button's background, as `#RRGGBB`
 */
export function mailHtml(mail: Mail, color: string): string {
  const { language, subject, opening, fields, links, quoted, action, closing } = mail;
  const isRightToLeft = directionOf(language) === 'rtl';
  // Some mail programs drop the attributes of the document.
  const direction = isRightToLeft ? ' dir="rtl"' : '';
  const [start, indents] = isRightToLeft ? ['right', '0 16px 0 0'] : ['left', '0 0 0 16px'];
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px">${escapeMarkup(text).replaceAll('\n', '<br>')}</p>`;
  const rows = fields.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="padding:4px ${isRightToLeft ? '0 4px 16px' : '16px 4px 0'};text-align:${start};vertical-align:top;font-weight:600;white-space:nowrap">${escapeMarkup(label)}</th>` +
      `<td style="padding:4px 0;overflow-wrap:anywhere">${escapeMarkup(value)}</td></tr>`,
  );
  const parts = [
    ...opening.map(paragraph),
    rows.length > 0 &&
      `<table style="margin:0 0 16px;border-collapse:collapse;font-size:15px">${rows.join('')}</table>`,
    ...links.map(
      ({ title, url, facts }) =>
        `<p style="margin:0 0 20px"><a href="${escapeMarkup(url)}" style="color:${color};font-size:17px;font-weight:600">${escapeMarkup(title)}</a>` +
        `${facts.map((fact) => `<br>${escapeMarkup(fact)}`).join('')}</p>`,
    ),
    ...quoted.map(
      ({ label, text }) =>
        `<p style="margin:0 0 4px;font-weight:600">${escapeMarkup(label)}</p>` +
        `<blockquote style="margin:0 0 16px;padding:${indents};border-${start}:3px solid #ccc;white-space:pre-wrap;overflow-wrap:anywhere">${escapeMarkup(text)}</blockquote>`,
    ),
    action &&
      `<p style="margin:24px 0"><a href="${escapeMarkup(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${color};color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(action.label)}</a></p>`,
    ...closing.map(paragraph),
  ];
  return (
    `<!doctype html><html lang="${language}"${direction}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>` +
    `<body style="margin:0;padding:24px;background:#ffffff;color:${color};font-size:16px;line-height:1.5;${FONT}">` +
    `<div${direction} style="max-width:600px;margin:0 auto;overflow-wrap:anywhere">${parts.filter(Boolean).join('')}</div></body></html>`
  );
}

export function mailText({ opening, fields, links, quoted, action, closing }: Mail): string {
  const table = fields.map(({ label, value }) => `${label}: ${value}`).join('\n');
  const list = links.map(({ title, url, facts }) => [title, ...facts, url].join('\n'));
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

const LETTERS = '\\p{L}[\\p{L}\\p{M}\\u200c\\u200d]*';
/** Parts joined as in O'Neil and Ana-María, or an abbreviation as in Jr. */
const WORD = `(?:${LETTERS}(?:['’-]${LETTERS})*|\\p{L}\\p{M}*\\p{L}?\\.)`;
/** At most four words of letters, in any script, so that no address or sentence matches. */
const NAME = new RegExp(`^${WORD}(?: ${WORD}){0,3}$`, 'u');
const LONGEST = 60;

/**
 * The first line of an e-mail to a customer. Forms accept any text as a name, together with any
 * address, so text that does not look like a name is left out: it could be spam to a third party.
 */
export function greeting(
  { named, plain }: MailsCopy['customerEmails']['greeting'],
  name: string,
): string {
  return isName(name) ? fillPlaceholders(named, { name }) : plain;
}

export const signatureOf = (
  { signature }: MailsCopy['customerEmails'],
  values: Record<string, string>,
): string => signature.map((line) => fillPlaceholders(line, values)).join('\n');

const isName = (name: string) => name.length <= LONGEST && NAME.test(name);

/**
 * A name for use in a sentence. Text that does not look like a name keeps only its letters, so no
 * link.
 */
export function plainName(name: string): string {
  if (isName(name)) return name;
  const letters = name.replace(/[^\p{L}\p{M}\p{Join_Control}' -]+/gu, '').slice(0, LONGEST);
  return toOneLine(letters.replace(/ +/g, ' '));
}
