/** Standard error while the site runs: JSON lines alone, as standard output has them from the logger. */
import { errorFacts } from './error-facts.ts';
import { RepeatedErrors } from './repeated-errors.ts';

/** As pino numbers them. */
const LEVELS = { warn: 40, error: 50, fatal: 60 } as const;

const repeated = new RepeatedErrors();

/** Writes a line. What fails again for the same cause is told once a minute. */
export function tell(level: keyof typeof LEVELS, msg: string, error?: unknown): void {
  const count = error === undefined ? 1 : repeated.count(error, msg);
  if (count === 0) return;
  const err = error === undefined ? {} : { err: errorFacts(error) };
  const times = count > 1 ? { times: count } : {};
  const line = { level: LEVELS[level], time: Date.now(), pid: process.pid, ...err, ...times, msg };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

/**
 * What Node would write in words of its own, warnings and the error that ends a process, is written as the
 * rest is.
 */
export function tellInJsonAlone(): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => tell('warn', `${name}: ${message}`));
  process.on('uncaughtException', (error) => {
    tell('fatal', 'an error that nobody caught ends the process', error);
    process.exit(1);
  });
}
