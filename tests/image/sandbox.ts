/** Runs the image's tree as a container would: read-only, as any user, without a network. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { findOnPath } from '#scripts/test-programs.mjs';
import { childrenOf } from '#tests/server-process.ts';
import type { ImageStage } from './dockerfile.ts';

/** A user that the image does not know, as with `docker run --user`. */
const UID = '12345';

const isRoot = process.getuid?.() === 0;

/** Undefined if it is not installed. */
export const bubblewrap = process.env.BWRAP_PATH || findOnPath('bwrap');

/** Root becomes the other user first. Everybody else gets its number inside of the sandbox. */
const asOther = isRoot
  ? ['setpriv', `--reuid=${UID}`, `--regid=${UID}`, '--clear-groups', '--']
  : [];

interface Image {
  tree: string;
  stage: ImageStage;
  /** The folder that is mounted as the volume. */
  volume: string;
  /** Settings in addition to those of the image. */
  settings: Record<string, string>;
}

function sandbox({ tree, stage, volume, settings }: Image, isolation: string[], command: string[]) {
  const env = { ...stage.env, ...settings };
  return [
    ...asOther,
    bubblewrap ?? 'bwrap',
    ...isolation,
    '--unshare-user',
    ...(isRoot ? [] : ['--uid', UID, '--gid', UID]),
    ...['--die-with-parent', '--new-session', '--clearenv'],
    ...Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]),
    ...['--ro-bind', tree, '/', '--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...['--bind', volume, stage.volume, '--chdir', stage.workdir, '--'],
    ...command,
  ];
}

export interface RunningImage {
  /** Process id of the site outside of the sandbox, in which it is 1. */
  pid: () => number;
  output: () => string;
  /** Resolves when the output has this text. */
  untilOutput: (text: string) => Promise<void>;
  /** Runs a program of this machine in the network of the site. */
  inNetwork: (command: string[]) => { status: number | null; stdout: string; stderr: string };
  /** Runs another command of the image, as `docker exec` does. */
  exec: (
    command: string[],
    settings?: Record<string, string>,
  ) => { status: number | null; stdout: string; stderr: string };
  /** Sends a signal. Resolves with the exit status and the milliseconds that it took. */
  stop: (signal: NodeJS.Signals) => Promise<{ status: number | null; took: number }>;
  child: ChildProcess;
}

/** Starts the image's command as the first process of a sandbox. */
export function runImage(image: Image): RunningImage {
  const isolation = ['--unshare-all', '--as-pid-1'];
  const [program = '', ...args] = sandbox(image, isolation, image.stage.command);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
      for (const listener of listeners) listener();
    });
  }
  const pid = () => childrenOf(child.pid)[0] ?? 0;
  const inNetwork = (command: string[]) => {
    const whose = isRoot ? ['--net'] : ['--user', '--preserve-credentials', '--net'];
    const args = [`--target=${pid()}`, ...whose, '--', ...command];
    return spawnSync('nsenter', args, { encoding: 'utf8' });
  };
  return {
    pid,
    output: () => output,
    untilOutput: (text) =>
      new Promise((resolve, reject) => {
        const check = () => output.includes(text) && resolve();
        listeners.add(check);
        check();
        exited.then(() => reject(new Error(`The site ended: ${output}`)));
      }),
    inNetwork,
    exec: (command, settings) => {
      const other = { ...image, settings: { ...image.settings, ...settings } };
      return inNetwork(sandbox(other, ['--unshare-pid'], command));
    },
    async stop(signal) {
      const started = Date.now();
      process.kill(pid(), signal);
      const [status] = await exited;
      return { status, took: Date.now() - started };
    },
    child,
  };
}
