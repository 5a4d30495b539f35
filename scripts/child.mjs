// @ts-check
import { spawn } from 'node:child_process';
import { Interrupted, statusOfSignal } from './failure.mjs';
import { root } from './places.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {NodeJS.Signals | undefined} */
let received;
let listening = false;

/**
 * Passes on the first signal only. The terminal sends Ctrl-C to the whole group and npm passes it
 * on once more, so the same wish often arrives twice, and a program asked twice may stop unclean.
 *
 * @param {NodeJS.Signals} signal
 */
function passOn(signal) {
  if (received) return;
  received = signal;
  // On Windows a kill is never gentle, and the console has told the child already.
  if (process.platform === 'win32') return;
  for (const child of running) child.kill(signal);
}

/** Ends the script where a signal came while no child was there to hear it. */
export function stopIfInterrupted() {
  if (received) throw new Interrupted(received);
}

/**
 * Runs a program to its end, in the project's folder. From the first call on, signals no longer
 * end this process: they are the child's to answer, and its status becomes ours.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, collect?: boolean, shell?: boolean }} [options]
 *   `collect` keeps what the program prints instead of showing it.
 * @returns {Promise<{ status: number, output: string }>}
 */
export function runChild(command, args, { env = {}, collect = false, shell = false } = {}) {
  stopIfInterrupted();
  if (!listening) {
    listening = true;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn);
  }
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: collect ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('exit', (code, signal) => {
      running.delete(child);
      const end = () => resolve({ status: code ?? statusOfSignal(signal ?? ''), output });
      if (!collect) return end();
      // 'close' brings the last of the output, but a grandchild left behind can hold it up.
      child.on('close', end);
      setTimeout(end, 1000);
    });
  });
}
