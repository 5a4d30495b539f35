/** A complete application as the form sends it, with a small real PDF. */
import { createHash } from 'node:crypto';
import type { CaptchaChallenge } from '#contract/captcha.ts';
import { API_PREFIX } from '#contract/public/http.ts';

/** A PDF with one empty page, padded to `size` bytes. */
export function pdf(size = 0): Uint8Array<ArrayBuffer> {
  const text = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;
  const bytes = new Uint8Array(Math.max(size, text.length)).fill(0x20);
  bytes.set(new TextEncoder().encode(text));
  return bytes;
}

/** Bytes that real files have before `%PDF-`; the last is the longest that is accepted. */
export const PREAMBLES = {
  'a byte order mark': '\ufeff',
  'a blank line': '\r\n',
  'the preamble of a printer': '\u001b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n',
  'the headers of a mail': 'Content-Type: application/pdf\r\n\r\n',
  '1,019 bytes': ' '.repeat(1019),
};

/** The same PDF after a preamble. */
export function pdfBehind(preamble: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array([...new TextEncoder().encode(preamble), ...pdf()]);
}

export const APPLICANT = {
  name: 'Sita Gurung',
  email: 'sita@example.com',
  phone: '9841234567',
  linkedin: 'sita-gurung',
} as const;

type Fields = Record<string, string | undefined>;

/** @param fields override fields, or remove those that are undefined; `cv` null removes the file */
export function applicationForm(
  fields: Fields = {},
  cv: Blob | null = new Blob([pdf()], { type: 'application/pdf' }),
  fileName = 'sita-gurung.pdf',
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...APPLICANT, ...fields })) {
    if (value !== undefined) form.append(name, value);
  }
  if (cv) form.append('cv', cv, fileName);
  return form;
}

/**
 * Solves a new challenge of the server.
 * @param query names a form: `?form=contact`
 */
export async function solveCaptcha(origin: string, query = ''): Promise<string> {
  const response = await fetch(`${origin}${API_PREFIX}/captcha${query}`);
  const challenge = (await response.json()) as CaptchaChallenge;
  const isSecret = (number: number) =>
    createHash('sha256').update(`${challenge.salt}${number}`).digest('hex') === challenge.challenge;
  let number = 0;
  while (!isSecret(number)) number++;
  return btoa(JSON.stringify({ ...challenge, number }));
}

export function postApplication(
  origin: string,
  body: FormData,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${origin}${API_PREFIX}/job-application`, { method: 'POST', body, headers });
}
