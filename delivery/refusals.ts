/** Responses with 429 and 503: their format, and a throttle that slows down floods of requests. */
import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '#api/http/problems.ts';
import { recordRefusal } from '#api/http/rate-limits.ts';
import type { PackModules } from '#app/pack.ts';
import {
  directionOf,
  FIRST_LANGUAGE,
  LANGUAGE_MODULE,
  type Language,
  type LanguageCode,
  languageOfPath,
} from '#contract/languages.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { isProblem } from '#contract/problem.ts';
import { MESSAGES } from '#contract/text-rules.ts';
import { languagesOf, translatedPack } from '#contract/translated-pack.ts';
import { translator } from '#contract/translator.ts';
import { BUSY_RETRY_AFTER } from './fair-semaphore.ts';
import { contentSecurityPolicy, NOTHING_INLINE } from './page-headers.ts';

interface Throttle {
  /** Sustained rate of refusals, and the burst after a quiet second. */
  perSecond: number;
  /** Refusals that wait. Others are sent immediately and close their connection. */
  queueLength: number;
}

const REFUSALS = new Set([429, 503]);

const THROTTLE: Throttle = { perSecond: 100, queueLength: 1000 };

/**
 * Limits the rate at which a client in a retry loop gets refusals, over any number of connections.
 * Occasional refusals are sent immediately.
 */
export function throttleRefusals(
  app: FastifyInstance,
  { perSecond, queueLength } = THROTTLE,
): void {
  const waiting = new Set<() => void>();
  let free = perSecond;
  let timer: NodeJS.Timeout | undefined;
  let isDraining = false;

  const tick = () => {
    const [next] = waiting;
    if (next) next();
    else free++;
    if (free < perSecond) return;
    clearInterval(timer);
    timer = undefined;
  };

  const waitForSlot = (response: ServerResponse) =>
    new Promise<void>((resolve) => {
      const done = () => {
        waiting.delete(done);
        response.off('close', done);
        resolve();
      };
      waiting.add(done);
      response.once('close', done);
    });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!REFUSALS.has(reply.statusCode) || isDraining) return payload;
    // Probes are answered immediately.
    if (request.routeOptions.config.isProbe) return payload;
    timer ??= setInterval(tick, 1000 / perSecond).unref();
    if (free > 0) free--;
    else if (waiting.size < queueLength) await waitForSlot(reply.raw);
    // Closing without a response would make a proxy consider this server broken.
    else reply.header('connection', 'close');
    return payload;
  });

  app.addHook('preClose', async () => {
    isDraining = true;
    clearInterval(timer);
    for (const leave of waiting) leave();
  });
}

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:20vh auto;padding:0 1.5rem}';

interface RefusalTexts {
  /** Language of the messages. */
  code: LanguageCode;
  /** Language of the copy, which is the first one if the file is not translated. */
  lang: LanguageCode;
  copy: PageCopy['errors']['failed'];
  t: (message: string) => string;
}

const COPY_FILE = 'pages/errors.yaml';

function textsByLanguage(pack: PackModules): ReadonlyMap<LanguageCode, RefusalTexts> {
  const codes = [FIRST_LANGUAGE, ...languagesOf(pack)];
  return new Map(
    codes.map((code) => {
      const modules = translatedPack(pack, code);
      const { translated, messages } = modules[LANGUAGE_MODULE] as Language;
      const { failed: copy } = modules[COPY_FILE] as PageCopy['errors'];
      const lang = translated.includes(COPY_FILE) ? code : FIRST_LANGUAGE;
      return [code, { code, lang, copy, t: translator(messages, code) }];
    }),
  );
}

/**
 * The texts in the language of a URL. They are computed once for each pack, because a flood of
 * refusals must stay cheap.
 */
function refusalTexts(pack: () => PackModules): (url: string) => RefusalTexts {
  let current: PackModules | undefined;
  let texts: ReturnType<typeof textsByLanguage> = new Map();
  return (url) => {
    const latest = pack();
    if (latest !== current) texts = textsByLanguage(latest);
    current = latest;
    const [path = ''] = url.split('?');
    return texts.get(languageOfPath(path, [...texts.keys()])) as RefusalTexts;
  };
}

/** An error handler that sends busy errors to browsers as a small page, others as problems. */
export function createErrorHandler(pack: () => PackModules) {
  const policy = contentSecurityPolicy({ ...NOTHING_INLINE, styles: [STYLE] });
  const textsFor = refusalTexts(pack);
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const isBusy = isProblem(error) && error.retryAfter !== undefined;
    if (!isBusy || !request.headers.accept?.includes('text/html')) {
      return sendProblem(error, request, reply);
    }
    const seconds = error.retryAfter ?? BUSY_RETRY_AFTER;
    const limitMessage = error.code === 'too-many' ? MESSAGES.tooMany(seconds) : undefined;
    recordRefusal(request, error);
    return reply
      .code(error.status)
      .headers({
        'retry-after': Math.ceil(seconds),
        'cache-control': 'no-store',
        'content-security-policy': policy,
      })
      .type('text/html; charset=utf-8')
      .send(documentOf(textsFor(request.url), limitMessage));
  };
}

/** @param limitMessage in English; replaces the text of the copy */
function documentOf(texts: RefusalTexts, limitMessage: string | undefined): string {
  const { lang, copy } = texts;
  const { title, retry } = copy;
  const limit = limitMessage === undefined ? undefined : translated(texts, limitMessage);
  const { text, textLang } = limit ?? { text: copy.text, textLang: lang };
  return `<!DOCTYPE html>
<html${languageOf(lang)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><meta name="robots" content="noindex"><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1><p${languageOf(textLang, lang)}>${escaped(text)}</p><p><a href="">${escaped(retry)}</a></p></main></body></html>
`;
}

/** The attributes of an element: its language, and its direction if that of its parent differs. */
function languageOf(lang: LanguageCode, parent: LanguageCode = FIRST_LANGUAGE): string {
  const direction = directionOf(lang);
  return ` lang="${lang}"${direction === directionOf(parent) ? '' : ` dir="${direction}"`}`;
}

function translated({ code, t }: RefusalTexts, message: string) {
  const text = t(message);
  return { text, textLang: text === message ? FIRST_LANGUAGE : code };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
