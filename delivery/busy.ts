/** What is answered where there is no room left to wait for a page: at once, and without rendering. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteLimit } from '#api/noted-limit.ts';
import { sendProblem } from '#api/problems.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { isProblem } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { BUSY_FOR } from './busy-problem.ts';
import { contentSecurityPolicy, NOTHING_INLINE } from './security-headers.ts';

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem}';

/** An error handler: people get a small page, programs a problem. */
export function refuseInHtml(errorsCopy: () => PageCopy['errors']) {
  const policy = contentSecurityPolicy({ ...NOTHING_INLINE, styles: [STYLE] });
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const isBusy = isProblem(error) && error.retryAfter !== undefined;
    if (!isBusy || !request.headers.accept?.includes('text/html')) {
      return sendProblem(error, request, reply);
    }
    const isOverLimit = error.code === 'too-many';
    const copy = errorsCopy().failed;
    const seconds = error.retryAfter ?? BUSY_FOR;
    noteLimit(request, error);
    return reply
      .code(error.status)
      .headers({
        'retry-after': Math.ceil(seconds),
        'cache-control': 'no-store',
        'content-security-policy': policy,
      })
      .type('text/html; charset=utf-8')
      .send(documentOf(isOverLimit ? { ...copy, text: MESSAGES.tooMany(seconds) } : copy));
  };
}

function documentOf({ title, text, retry }: PageCopy['errors']['failed']): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><p><a href="">${escaped(retry)}</a></p></main></body></html>
`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
