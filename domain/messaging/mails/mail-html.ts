/**
 * The mail as HTML. Its styles stand on the elements, as mail programs drop style sheets; nothing is
 * fetched from anywhere, and no link is made of what somebody typed.
 */
import { escapedMarkup } from '#contract/markup.ts';
import type { Mail } from './mail.ts';

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
