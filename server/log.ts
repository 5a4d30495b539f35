/**
 * Logs as JSON lines: requests by Fastify's logger, the program itself on standard error. They are
 * for operators and contain nothing about people: no IPs, queries, bodies or names.
 */
import type { FastifyServerOptions } from 'fastify';
import { isDatabaseUnavailable } from '#api/http/problems.ts';

/** The number of causes remembered as logged with their stack. A full set is emptied. */
const MAX_STACKS = 500;

const causesWithStack = new Set<string>();

interface ErrorFacts {
  type: string;
  message: string;
  /** Left out if the log has it already. Fastify's types require it. */
  stack: string;
  [field: string]: unknown;
}

/**
 * The parts of an error that are logged. Others are left out, because a database's error can
 * contain a row in `detail`. A stack is logged once per cause, and never if the database is
 * unreachable.
 */
export function errorFacts(error: unknown): ErrorFacts {
  const { name, message: text, stack: trace = '' } = toError(error);
  const code = error instanceof Error && 'code' in error ? { code: error.code } : {};
  const message = withoutInput(name, text, String(code.code ?? ''));
  const stack = trace.replace(text, () => message);
  const facts = { type: name, message, ...code } as ErrorFacts;
  if (isDatabaseUnavailable(error)) return facts;
  const cause = causeOf(error);
  if (causesWithStack.has(cause)) return facts;
  if (causesWithStack.size >= MAX_STACKS) causesWithStack.clear();
  causesWithStack.add(cause);
  return { ...facts, stack };
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** PostgreSQL's codes of values that it refuses, which its message quotes. */
const DATA_ERROR = /^22/;

/** Removes what someone sent from the messages that quote it. */
function withoutInput(name: string, message: string, code: string): string {
  if (name === 'SyntaxError' && message.includes('JSON')) return 'The JSON is not valid';
  return DATA_ERROR.test(code) ? message.replace(/".*"/s, '"…"') : message;
}

/** The same text for errors that differ only in the numbers and quoted names of their messages. */
function causeOf(error: unknown): string {
  const { name, message, stack = '' } = toError(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const frame = /\n\s+at .*/.exec(stack)?.[0] ?? '';
  const pattern = message.replace(/\d+|"[^"]*"|'[^']*'/g, '…');
  return [name, code, pattern, isDatabaseUnavailable(error) ? '' : frame].join('|');
}

/** Milliseconds between two lines about the same cause. */
const MIN_INTERVAL = 60_000;

/** The number of causes counted at the same time. A full map is emptied. */
const MAX_CAUSES = 500;

/** Decides which errors are logged: the first of a cause, and one a minute while it lasts. */
export class RepeatedErrors {
  readonly #causes = new Map<string, { loggedAt: number; failures: number }>();

  /**
   * @param line the log message: the same cause is counted separately for each message
   * @returns failures since the last line, including this one; 0 if this one is not logged
   */
  count(error: unknown, line: string, now = Date.now()): number {
    const cause = `${line}|${causeOf(error)}`;
    const entry = this.#causes.get(cause);
    if (entry && now - entry.loggedAt < MIN_INTERVAL && now >= entry.loggedAt) {
      entry.failures++;
      return 0;
    }
    if (this.#causes.size >= MAX_CAUSES) this.#causes.clear();
    this.#causes.set(cause, { loggedAt: now, failures: 0 });
    return (entry?.failures ?? 0) + 1;
  }
}

/** The serializers of Fastify's logger. */
export const SERIALIZERS = {
  req: ({ method }: { method?: string }) => ({ method }),
  err: errorFacts,
};

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** A logger that writes a repeated error once a minute, with the number of times it occurred. */
export function quietLogger(level: string): Logger {
  const repeated = new RepeatedErrors();
  return {
    level,
    serializers: SERIALIZERS,
    hooks: {
      logMethod(args, method) {
        const [facts, line] = args as unknown[];
        const error = facts instanceof Object && 'err' in facts ? facts.err : undefined;
        if (error === undefined) return method.apply(this, args);
        const times = repeated.count(error, String(line));
        if (times > 1) args[0] = Object.assign({ times }, facts) as never;
        if (times > 0) method.apply(this, args);
      },
    },
  };
}

/** Pino's numbers. */
const LEVELS = { warn: 40, error: 50, fatal: 60 } as const;

const repeated = new RepeatedErrors();

/** Writes a line. Repeated failures with the same cause get one line a minute. */
export function writeLog(level: keyof typeof LEVELS, msg: string, error?: unknown): void {
  const count = error === undefined ? 1 : repeated.count(error, msg);
  if (count === 0) return;
  const err = error === undefined ? {} : { err: errorFacts(error) };
  const times = count > 1 ? { times: count } : {};
  const line = { level: LEVELS[level], time: Date.now(), pid: process.pid, ...err, ...times, msg };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** Makes Node write its warnings, and an uncaught error, as JSON lines too. */
export function logInJsonOnly(): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => writeLog('warn', `${name}: ${message}`));
  process.on('uncaughtException', (error) => {
    writeLog('fatal', 'uncaught error: the process exits', error);
    process.exit(1);
  });
}
