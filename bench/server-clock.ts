/**
 * Loaded into the server with `--import`. Measures the event loop delay of the main thread in
 * milliseconds, which is the time that a request waits before it is handled, and the processor time
 * of the thread between two measurements, which other processes do not affect. SIGUSR2 writes the
 * measurements since the previous signal to `CLOCK_FILE`.
 */
import { renameSync, writeFileSync } from 'node:fs';

/** Milliseconds between two measurements. Not a divisor of other intervals. */
const INTERVAL = 7;

const file = process.env.CLOCK_FILE ?? '';
let late: number[] = [];
let busy: number[] = [];

const processorTime = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function measure(): void {
  const due = performance.now() + INTERVAL;
  const start = processorTime();
  setTimeout(() => {
    late.push(Math.max(0, performance.now() - due));
    busy.push(processorTime() - start);
    measure();
  }, INTERVAL).unref();
}
measure();

process.on('SIGUSR2', () => {
  writeFileSync(`${file}.part`, JSON.stringify({ late, busy }));
  renameSync(`${file}.part`, file);
  late = [];
  busy = [];
});
