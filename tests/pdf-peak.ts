/** Measures the peak memory of the PDF process. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childCommand } from '#server/jobs/pdf-process/child-command.ts';
import type { Job } from '#server/jobs/pdf-process/jobs.ts';

/** Upper limit for any file, and lower limit that every file reaches, in megabytes. */
export const MOST_PEAK = 350;
export const PLAIN_PEAK = 60;

/** Milliseconds after which the process is killed, as the site does if it hangs. */
const TIMEOUT = 40_000;

/** @returns peak resident megabytes, on Linux */
export async function peakOf(bytes: Uint8Array, job: Job): Promise<number> {
  const [program, args] = childCommand(job);
  const running = spawn(program, args, {
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: TIMEOUT,
    killSignal: 'SIGKILL',
  });
  let peak = 0;
  const timer = setInterval(() => {
    const status = readFileSync(`/proc/${running.pid}/status`, 'utf8');
    peak = Math.max(peak, Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024);
  }, 5);
  running.stdin.on('error', () => undefined);
  running.stdin.end(bytes);
  await new Promise((resolve) => running.on('exit', resolve));
  clearInterval(timer);
  return peak;
}
