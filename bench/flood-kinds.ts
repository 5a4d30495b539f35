/** The kinds of floods: requests that anyone can generate endlessly. */
import { randomUUID } from 'node:crypto';
import { API_PREFIX } from '#contract/public/http.ts';
import { applicationForm, pdf } from '#tests/application-form.ts';
import { MESSAGE } from '#tests/contact-message.ts';

/** Makes the next request of a client. `head` has the `host` header and the client's IP. */
type Kind = (head: string[]) => Buffer;

const VIDEO = '/media/films/crossing-wide.mp4';

const result =
  (path: () => string): Kind =>
  (head) =>
    Buffer.from(`GET ${path()} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`);

/** A POST with the same body each time, which is serialized once. */
async function postKind(path: string, form: BodyInit, type?: string): Promise<Kind> {
  const init = { method: 'POST', body: form, ...(type && { headers: { 'content-type': type } }) };
  const request = new Request(`http://site${path}`, init);
  const body = Buffer.from(await request.arrayBuffer());
  const own = [
    `content-type: ${request.headers.get('content-type')}`,
    `content-length: ${body.length}`,
  ];
  return (head) =>
    Buffer.concat([
      Buffer.from(`POST ${path} HTTP/1.1\r\n${[...head, ...own].join('\r\n')}\r\n\r\n`),
      body,
    ]);
}

/** 400 separate ranges of one byte each. */
const RANGES = Array.from({ length: 400 }, (_, n) => `${n * 1000}-${n * 1000}`).join(',');

/** Kinds whose requests are pipelined. Requests of other kinds wait for the previous response. */
export const SENDING: Record<string, { pipelined: number; isRead: boolean }> = {
  unread: { pipelined: 100, isRead: false },
  pipelined: { pipelined: 1000, isRead: true },
};

/** Bytes of a résumé, just below the limit. */
const RESUME_SIZE = 5_200_000;

export const KINDS: Record<string, () => Kind | Promise<Kind>> = {
  slug: () => result(() => `/blogs-and-insights/${randomUUID()}`),
  thanks: () => result(() => `/successful-submission?name=${randomUUID()}`),
  search: () => result(() => `/blogs-and-insights?q=${randomUUID()}`),
  picture: () => result(() => '/share/about.png'),
  share: () => result(() => `/share/blogs-and-insights/${randomUUID()}.png`),
  query: () => result(() => `/about?x=${randomUUID()}`),
  page: () => result(() => '/press'),
  unread: () => result(() => VIDEO),
  pipelined: () => result(() => VIDEO),
  ranges: () => (head) => result(() => VIDEO)([...head, `range: bytes=${RANGES}`]),
  jobs: () => result(() => `/talents-on-demand?q=${randomUUID()}`),
  author: () => result(() => `/authors/${randomUUID()}`),
  alert: () =>
    postKind(
      `${API_PREFIX}/job-alerts`,
      JSON.stringify({ email: 'sita@example.com', frequency: 'daily', search: 'level=senior' }),
      'application/json',
    ),
  message: () =>
    postKind(
      `${API_PREFIX}/contact`,
      JSON.stringify({ ...MESSAGE, message: 'x'.repeat(900), captcha: 'none' }),
      'application/json',
    ),
  resume: () =>
    postKind(`${API_PREFIX}/job-application`, applicationForm({}, new Blob([pdf(RESUME_SIZE)]))),
};
