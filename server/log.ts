/**
 * Logs, as JSON lines: of requests by Fastify's logger, and of the program on standard error. They are for
 * operators and hold nothing about people: no IPs, queries, bodies or names.
 */
import type { FastifyServerOptions } from 'fastify';
import { isDatabaseAway } from '#api/http/problems.ts';

/** So many causes are remembered, whose stacks are in the log already. */
const MOST_STACKS = 500;

const causesWithStack = new Set<string>();

interface ErrorFacts {
  type: string;
  message: string;
  /** Left out where the log has it already. Fastify's types ask for one. */
  stack: string;
  [field: string]: unknown;
}

/**
 * The parts of an error that a log has: a database's error can carry the row it is about in `detail`. A stack
 * is logged once for each cause, and not at all where the database is away.
 */
export function errorFacts(error: unknown): ErrorFacts {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && 'code' in error ? { code: error.code } : {};
  const facts = { type: name, message, ...code } as ErrorFacts;
  if (isDatabaseAway(error)) return facts;
  const cause = causeOf(error);
  if (causesWithStack.has(cause)) return facts;
  if (causesWithStack.size >= MOST_STACKS) causesWithStack.clear();
  causesWithStack.add(cause);
  return { ...facts, stack };
}

/** The same text for errors with the same cause, whatever numbers and names are in their messages. */
function causeOf(error: unknown): string {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const place = /\n\s+at .*/.exec(stack)?.[0] ?? '';
  const words = message.replace(/\d+|"[^"]*"|'[^']*'/g, '…');
  return [name, code, words, isDatabaseAway(error) ? '' : place].join('|');
}

/** Milliseconds between two lines about one cause. */
const QUIET = 60_000;

/** So many causes are counted at the same time. */
const MOST_CAUSES = 500;

/** Which errors are worth a line: the first of a cause, and one a minute while it lasts. */
export class RepeatedErrors {
  readonly #causes = new Map<string, { loggedAt: number; since: number }>();

  /**
   * @param line what is said of it: another line about the same cause is another matter
   * @returns how often this has failed since the last line, this time included; 0 for no line now
   */
  count(error: unknown, line: string, now = Date.now()): number {
    const cause = `${line}|${causeOf(error)}`;
    const known = this.#causes.get(cause);
    if (known && now - known.loggedAt < QUIET && now >= known.loggedAt) {
      known.since++;
      return 0;
    }
    if (this.#causes.size >= MOST_CAUSES) this.#causes.clear();
    this.#causes.set(cause, { loggedAt: now, since: 0 });
    return (known?.since ?? 0) + 1;
  }
}

/** How Fastify's logger writes the objects it is given. */
export const LOGGED_AS = {
  req: ({ method }: { method?: string }) => ({ method }),
  err: errorFacts,
};

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** An error that comes again and again is logged once a minute, with how often it came. */
export function quietLogger(level: string): Logger {
  const repeated = new RepeatedErrors();
  return {
    level,
    serializers: LOGGED_AS,
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

/** As pino numbers them. */
const LEVELS = { warn: 40, error: 50, fatal: 60 } as const;

const repeated = new RepeatedErrors();

/** Writes a line. Repeated failures with one cause get one a minute. */
export function tell(level: keyof typeof LEVELS, msg: string, error?: unknown): void {
  const count = error === undefined ? 1 : repeated.count(error, msg);
  if (count === 0) return;
  const err = error === undefined ? {} : { err: errorFacts(error) };
  const times = count > 1 ? { times: count } : {};
  const line = { level: LEVELS[level], time: Date.now(), pid: process.pid, ...err, ...times, msg };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/** Node's warnings, and the error that ends a process, are written as JSON lines too. */
export function tellInJsonAlone(): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => tell('warn', `${name}: ${message}`));
  process.on('uncaughtException', (error) => {
    tell('fatal', 'an error that nobody caught ends the process', error);
    process.exit(1);
  });
}
