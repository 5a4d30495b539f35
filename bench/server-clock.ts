/**
 * Loaded into the server with `--import`. Measures the event loop delay of the main thread in
 * milliseconds, which is the time that a request waits before it is handled, and the processor time
 * of the thread between two measurements, which other processes do not affect. SIGUSR2 writes the
 * measurements since the previous signal to `CLOCK_FILE`.
 */
import { renameSync, writeFileSync } from 'node:fs';

/** Milliseconds between two measurements. Not a divisor of other intervals. */
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
