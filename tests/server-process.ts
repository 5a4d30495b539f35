/** Starts the program as a separate process, as an operator does. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { type Build, isBuilt, programOf, testBuild } from '#scripts/build.mjs';

export interface ServerProcess {
  origin: string;
  child: ChildProcess;
  /** Everything written to stdout and stderr so far. */
  output: () => string;
  /** Resolves with the exit status; null if a signal ended the process. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

const SETTINGS = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_LIMIT_FORMS: 'off',
  RATE_LIMIT_READS: 'off',
  SHUTDOWN_DELAY: '0',
  // As in `npm start`. The tests start the program about a hundred times.
  NODE_COMPILE_CACHE: resolve('.cache/compile'),
};

/**
 * The bundled program starts in half the time, so it is used if it was built from the current
 * sources.
 */
const programFrom = (build: Build) => (isBuilt(build) ? programOf(build) : 'server/main.ts');
const TESTED = programFrom(testBuild);

interface ProcessOptions {
  cwd?: string;
  uid?: number;
  gid?: number;
  /** At most. */
  openFiles?: number;
  /** The program of another version. */
  program?: string;
}

function launch(
  settings: Record<string, string>,
  { build = testBuild, openFiles, program, ...user }: { build?: Build } & ProcessOptions = {},
) {
  const ownProgram = build === testBuild ? TESTED : programFrom(build);
  const folders = {
    CONTENT_DIR: resolve(build.content),
    // Read only by the sources, because the bundled program is inside its build.
    BUILD_DIR: resolve(build.folder),
  };
  // `exec` replaces the shell, so the program has its process id.
  const limit = openFiles === undefined ? '' : `ulimit -n ${openFiles}; `;
  return spawn(
    '/bin/sh',
    ['-c', `${limit}exec "$0" "$1"`, process.execPath, resolve(program ?? ownProgram)],
    {
      env: { PATH: process.env.PATH, ...SETTINGS, ...folders, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...user,
    },
  );
}

/** Resolves when the program has printed its URL. */
export async function startServer(
  settings: Record<string, string>,
  build: Build = testBuild,
  options: ProcessOptions = {},
): Promise<ServerProcess> {
  const child = launch(settings, { build, ...options });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let output = '';
  const origin = await new Promise<string>((ready, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = /Ready at (\S+)/.exec(output)?.[1];
      if (url) ready(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    exited.then(() => failed(new Error(`The server ended: ${output}`)));
  });
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [status] = await exited;
    return status;
  };
  return { origin, child, output: () => output, stop };
}

/** Starts the program with invalid settings, and resolves when it has ended. */
export async function failToStart(
  settings: Record<string, string>,
  options: ProcessOptions = {},
): Promise<{ status: number | null; stderr: string; stdout: string }> {
  const child = launch(settings, options);
  let stderr = '';
  let stdout = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk;
  });
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, stderr: stderr.trim(), stdout: stdout.trim() };
}

/** Process ids in the order of their start. */
export function childrenOf(pid: number | undefined): number[] {
  try {
    const list = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
    return list
      .trim()
      .split('\n')
      .map(Number)
      .sort((a, b) => a - b);
  } catch {
    return [];
  }
}
