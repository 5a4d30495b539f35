/** Parses the arguments of commands and reports mistakes in them. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { closestName } from '#domain/support/closest-name.ts';
import { InputError } from '#domain/support/input-error.ts';

/** Wrong arguments of a command. */
export class UsageError extends InputError {
  override name = 'UsageError';
  /** The usage is printed too. */
  readonly showsUsage: boolean;

  constructor(message: string, { showsUsage = false } = {}) {
    super(message);
    this.showsUsage = showsUsage;
  }
}

/** Values by the name of the option. A list, if the option may be repeated. */
export type OptionValues = Readonly<Record<string, string | boolean | string[] | undefined>>;

/** @throws UsageError for an unknown option or a missing value */
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
    const hint = typed === undefined ? '' : suggestion(typed, names);
    throw new UsageError(`${sentence.replace(/\.$/, '')}.${hint}`, { showsUsage: true });
  }
}

/** @param typed the text in place of a command; empty if it is missing */
export function unknownCommand(typed: string, commands: Iterable<string>): UsageError {
  const line =
    typed === ''
      ? 'A command is missing.'
      : `Unknown command '${typed}'.${suggestion(typed, commands)}`;
  return new UsageError(line, { showsUsage: true });
}

/** @param what the name is of, such as `kind` */
export function unknownName(what: string, typed: string, names: Iterable<string>): UsageError {
  const all = [...names];
  const line = typed === '' ? `A ${what} is missing.` : `Unknown ${what} '${typed}'.`;
  return new UsageError(`${line} Use ${all.join(', ')}.`, { showsUsage: typed === '' });
}

function suggestion(typed: string, names: Iterable<string>): string {
  const name = closestName(typed, names);
  return name === undefined ? '' : ` Did you mean ${name}?`;
}
