/**
 * Loaded into the server with `--import`: notes how late the server's one thread comes to what is due,
 * in milliseconds. That is what a request waits for before anything looks at it, which no clock
 * around a handler sees. Beside it the processor time that the thread used between two looks, which
 * other programs on the machine do not lengthen. SIGUSR2 writes what was noted since the last one to
 * `CLOCK_FILE`.
 */
import { renameSync, writeFileSync } from 'node:fs';

/** Milliseconds between two looks; not a whole number of what else comes at intervals. */
const EVERY = 7;

const file = process.env.CLOCK_FILE ?? '';
let late: number[] = [];
let busy: number[] = [];

const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function look(): void {
  const due = performance.now() + EVERY;
  const before = used();
  setTimeout(() => {
    late.push(Math.max(0, performance.now() - due));
    busy.push(used() - before);
    look();
  }, EVERY).unref();
}
look();

process.on('SIGUSR2', () => {
  writeFileSync(`${file}.part`, JSON.stringify({ late, busy }));
  renameSync(`${file}.part`, file);
  late = [];
  busy = [];
});
