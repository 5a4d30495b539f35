/** What stands on the line of a command, and what is said where it stands wrong. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { nearName } from '#domain/support/near-names.ts';

/** Something that the operator can mend; the message is all that they need. */
export class UsageError extends Error {
  override name = 'UsageError';
  /** Whether it helps to see what can be typed. */
  readonly showsUsage: boolean;

  constructor(message: string, { showsUsage = false } = {}) {
    super(message);
    this.showsUsage = showsUsage;
  }
}

/** @throws UsageError for an option that there is not, or without what belongs to it */
export function parseLine(options: ParseArgsOptionsConfig, args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const [sentence = message] = message.split(/\. |\n/);
    const typed = /^Unknown option '(-[^']+)'/.exec(message)?.[1];
    const names = Object.keys(options).map((name) => `--${name}`);
    const hint = typed === undefined ? '' : meant(typed, names);
    throw new UsageError(`${sentence.replace(/\.$/, '')}.${hint}`, { showsUsage: true });
  }
}

/** @param typed in place of a command */
export function unknownCommand(typed: string, known: Iterable<string>): UsageError {
  const line =
    typed === '' ? 'A command is missing.' : `There is no command ${typed}.${meant(typed, known)}`;
  return new UsageError(line, { showsUsage: true });
}

function meant(typed: string, known: Iterable<string>): string {
  const near = nearName(typed, known);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}
