import { fill } from '#contract/fill.ts';
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import type { MailsCopy } from '#contract/mails.ts';
import { escapedMarkup } from '#contract/markup.ts';
import { oneLine } from '#contract/text-rules.ts';

/** A mail as its parts, which are laid out as text and as HTML. */
export interface Mail {
  /** BCP 47. */
  language: string;
  /** Name of the person who wrote it, shown as its sender; null for what the program sends by itself. */
  from: string | null;
  /** Ids in the outbox of earlier mails about the same, the oldest first: it answers the last of them. */
  thread: readonly string[];
  /** Null for the team. */
  to: string | null;
  /** Id of what a message to the team is about; empty where nothing says it. */
  topic: string;
  /** Whom an answer reaches, and the paragraph of `closing` that says so; null for whoever sends the mail. */
  replyTo: { name: string; address: string; promise?: string } | null;
  subject: string;
  opening: string[];
  fields: { label: string; value: string }[];
  /** Pages of ours, each with a few facts. */
  listed: { title: string; url: string; facts: string[] }[];
  /** What somebody wrote, with its line breaks; set apart from our own words. */
  quoted: { label: string; text: string }[];
  /** One link, as a button. */
  action: { label: string; url: string } | null;
  closing: string[];
  attachments: { fileName: string; type: string; bytes: Uint8Array }[];
  /** Where one click ends the newsletter or an alert (RFC 8058); null for other mails. */
  leaveUrl: string | null;
}

/** What a mail has where nothing else is said. */
export const PLAIN_MAIL: Mail = {
  language: FIRST_LANGUAGE,
  from: null,
  thread: [],
  to: null,
  topic: '',
  replyTo: null,
  subject: '',
  opening: [],
  fields: [],
  listed: [],
  quoted: [],
  action: null,
  closing: [],
  attachments: [],
  leaveUrl: null,
};

/** The mail for a server that refuses its `Reply-To`: nothing in it says that an answer goes there. */
export function withoutReplyTo(mail: Mail): Mail {
  const closing = mail.closing.filter((paragraph) => paragraph !== mail.replyTo?.promise);
  return { ...mail, replyTo: null, closing };
}

/**
 * The mail as HTML. Its styles stand on the elements, as mail programs drop style sheets; nothing is
 * fetched from anywhere, and no link is made of what somebody typed.
 */
const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/** @param colour of the text, and behind the button; of the brand, as `#RRGGBB` */
export function mailHtml(mail: Mail, colour: string): string {
  const { language, subject, opening, fields, listed, quoted, action, closing } = mail;
  const paragraph = (words: string) =>
    `<p style="margin:0 0 16px">${escapedMarkup(words).replaceAll('\n', '<br>')}</p>`;
  const rows = fields.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:600;white-space:nowrap">${escapedMarkup(label)}</th>` +
      `<td style="padding:4px 0;overflow-wrap:anywhere">${escapedMarkup(value)}</td></tr>`,
  );
  const parts = [
    ...opening.map(paragraph),
    rows.length > 0 &&
      `<table style="margin:0 0 16px;border-collapse:collapse;font-size:15px">${rows.join('')}</table>`,
    ...listed.map(
      ({ title, url, facts }) =>
        `<p style="margin:0 0 20px"><a href="${escapedMarkup(url)}" style="color:${colour};font-size:17px;font-weight:600">${escapedMarkup(title)}</a>` +
        `${facts.map((fact) => `<br>${escapedMarkup(fact)}`).join('')}</p>`,
    ),
    ...quoted.map(
      ({ label, text }) =>
        `<p style="margin:0 0 4px;font-weight:600">${escapedMarkup(label)}</p>` +
        `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #ccc;white-space:pre-wrap;overflow-wrap:anywhere">${escapedMarkup(text)}</blockquote>`,
    ),
    action &&
      `<p style="margin:24px 0"><a href="${escapedMarkup(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${colour};color:#ffffff;font-weight:600;text-decoration:none">${escapedMarkup(action.label)}</a></p>`,
    ...closing.map(paragraph),
  ];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escapedMarkup(subject)}</title></head>` +
    `<body style="margin:0;padding:24px;background:#ffffff;color:${colour};font-size:16px;line-height:1.5;${FONT}">` +
    `<div style="max-width:600px;margin:0 auto;overflow-wrap:anywhere">${parts.filter(Boolean).join('')}</div></body></html>`
  );
}

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

const LETTERS = '\\p{L}[\\p{L}\\p{M}\\u200c\\u200d]*';
/** Parts joined as in O'Neil and Ana-María, or short with a dot as in Jr. */
const WORD = `(?:${LETTERS}(?:['’-]${LETTERS})*|\\p{L}\\p{M}*\\p{L}?\\.)`;
/** Letters of any script, in few words: no address, no sentence. */
const NAME = new RegExp(`^${WORD}(?: ${WORD}){0,3}$`, 'u');
const LONGEST = 60;

/**
 * How an e-mail to a customer begins. A form accepts any text as a name, together with any address, so
 * a text that does not look like a name is left out.
 */
export function greeting({ named, plain }: MailsCopy['letters']['greeting'], name: string): string {
  return isName(name) ? fill(named, { name }) : plain;
}

/** What a mail of ours ends with. */
export const signatureOf = (
  { signature }: MailsCopy['letters'],
  values: Record<string, string>,
): string => signature.map((line) => fill(line, values)).join('\n');

const isName = (name: string) => name.length <= LONGEST && NAME.test(name);

/** A name within a sentence: of what does not look like one, the letters alone, which lead nowhere. */
export function plainName(name: string): string {
  if (isName(name)) return name;
  const letters = name.replace(/[^\p{L}\p{M}\p{Join_Control}' -]+/gu, '').slice(0, LONGEST);
  return oneLine(letters.replace(/ +/g, ' '));
}
