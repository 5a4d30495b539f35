/** What the system tells of a process; null where it has no `/proc`. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICK = 10;

/** Milliseconds of processor that it has used, all its threads together. */
export function processorTime(pid: number): number | null {
  const text = read(`/proc/${pid}/stat`);
  if (text === null) return null;
  // The name stands in brackets and may have spaces.
  const [user = '', system = ''] = text.slice(text.lastIndexOf(')')).split(' ').slice(12);
  return (Number(user) + Number(system)) * TICK;
}

/** Megabytes of memory that it holds. */
export function memoryHeld(pid: number): number | null {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1024);
}

/** Files and connections that it has open. */
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
