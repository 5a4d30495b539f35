/** Resource usage of a process; null on systems without `/proc`. */
import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a clock tick of Linux. */
const TICK = 10;

/** Milliseconds of processor time of all its threads. */
export function processorTime(pid: number): number | null {
  const text = read(`/proc/${pid}/stat`);
  if (text === null) return null;
  // The name is in parentheses and may contain spaces.
  const [user = '', system = ''] = text.slice(text.lastIndexOf(')')).split(' ').slice(12);
  return (Number(user) + Number(system)) * TICK;
}

/** Megabytes of resident memory. */
export function residentMemory(pid: number): number | null {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}

/** Number of open files and connections. */
export function openFiles(pid: number): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return null;
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
