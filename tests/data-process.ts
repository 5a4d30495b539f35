/** Runs `npm run data` as a separate process, which can be killed and limited. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { PROGRAMS } from './data-command.ts';
import { PACK } from './pack.ts';

export interface DataProcess {
  kill: (signal: NodeJS.Signals) => void;
  /** Resolves when it has ended; the status is null after a kill. */
  ended: Promise<{ status: number | null; stdout: string; stderr: string }>;
}

/** @param fileLimit bytes after which writing to a file fails, as on a full disk */
export function startData(
  args: readonly string[],
  settings: Record<string, string>,
  { fileLimit }: { fileLimit?: number } = {},
): DataProcess {
  const limit = fileLimit === undefined ? [] : ['prlimit', `--fsize=${fileLimit}`];
  const [program = '', ...rest] = [...limit, process.execPath, 'cli/data.ts', ...args];
  const child = spawn(program, rest, {
    env: {
      PATH: PROGRAMS,
      CONTENT_DIR: PACK,
      NODE_COMPILE_CACHE: resolve('.cache/compile'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (part) => {
    stdout += part;
  });
  child.stderr.on('data', (part) => {
    stderr += part;
  });
  const ended = once(child, 'close').then(([status]) => ({
    status: status as number | null,
    stdout,
    stderr: stderr.trim(),
  }));
  return { kill: (signal) => void child.kill(signal), ended };
}
