// @ts-check
import { spawn } from 'node:child_process';
import { Interrupted, statusOfSignal } from './failure.mjs';
import { root } from './paths.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** @type {NodeJS.Signals | undefined} */
let received;
let listening = false;

/**
 * Passes on only the first signal. The terminal sends Ctrl-C to the whole process group and npm
 * passes it on again, so it often arrives twice, and a second signal may stop a program uncleanly.
 *
 * @param {NodeJS.Signals} signal
 */
function passOn(signal) {
  if (received) return;
  received = signal;
  // On Windows `kill` always terminates, and the terminal has already notified the child.
  if (process.platform === 'win32') return;
  for (const child of running) child.kill(signal);
}

/** Ends the script if a signal arrived while no child was running. */
export function stopIfInterrupted() {
  if (received) throw new Interrupted(received);
}

/**
 * Runs a program to its end in the project's folder. From the first call on, signals no longer end
 * this process. They are passed to the child, whose status this process returns.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, collect?: boolean, shell?: boolean }} [options] `collect`
 *   returns the output instead of showing it
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
      // All output has arrived at 'close', but a remaining grandchild process can delay it.
      child.on('close', end);
      setTimeout(end, 1000);
    });
  });
}
