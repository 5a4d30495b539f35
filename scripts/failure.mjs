// @ts-check
import { constants } from 'node:os';

/** An expected failure, shown by its message without a stack trace. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {string} [output] the output of the failed program, shown completely
   */
  constructor(message, output = '') {
    super(message);
    this.output = output.trim();
  }
}

/** The process was stopped by a signal. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`stopped by ${signal}`);
    this.signal = signal;
  }
}

/** @type {Record<string, string>} */
const diskTroubles = {
  EACCES: 'Permission denied',
  EDQUOT: 'The disk quota is used up',
  ENOSPC: 'The disk is full',
  EPERM: 'Permission denied',
  EROFS: 'The disk is read-only',
};

/** @type {Record<string, number>} */
const signalNumbers = constants.signals;

/** The exit status that shells use for a program killed by a signal. @param {string} signal */
export function statusOfSignal(signal) {
  return 128 + (signalNumbers[signal] ?? 0);
}

/**
 * One line for an error that is not a bug, else undefined. Prints the output of a failed program
 * immediately.
 *
 * @param {unknown} error
 */
export function explain(error) {
  if (error instanceof Failure) {
    if (error.output) console.error(`\n${error.output}\n`);
    return error.message;
  }
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  const trouble = diskTroubles[code ?? ''];
  return trouble && `${trouble}: ${path ?? 'unknown file'}.`;
}

/**
 * Runs a script's main function and ends the process with the status that it returns.
 *
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exit(await main());
  } catch (error) {
    if (error instanceof Interrupted) process.exit(statusOfSignal(error.signal));
    console.error(explain(error) ?? error);
    process.exit(1);
  }
}
