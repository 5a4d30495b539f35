// @ts-check
import { constants } from 'node:os';

/** Something that can be expected to go wrong. Its message is all that the user needs. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {string} [output] what the program that failed has printed, shown whole
   */
  constructor(message, output = '') {
    super(message);
    this.output = output.trim();
  }
}

/** The user or the system told us to stop. */
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

/** The exit status that shells use for a program that died by a signal. @param {string} signal */
export function statusOfSignal(signal) {
  return 128 + (signalNumbers[signal] ?? 0);
}

/**
 * One clear line for a trouble that is no fault of the code, else undefined. What a failed program
 * has printed is shown at once.
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
  return trouble && `${trouble}: ${path ?? 'no file named'}.`;
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
