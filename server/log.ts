/** Logs are for operators and hold nothing about people: no IPs, queries, bodies or names. */
import type { FastifyServerOptions } from 'fastify';
import { errorFacts } from './error-facts.ts';
import { RepeatedErrors } from './repeated-errors.ts';

/** How Fastify's logger writes the objects it is given. */
export const LOGGED_AS = {
  req: ({ method }: { method?: string }) => ({ method }),
  err: errorFacts,
};

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** An error that comes again and again is told once a minute, with how often it came. */
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
