/** Values of this process and its machine, read when they are requested. */
import { readdir, statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import project from '#package.json' with { type: 'json' };
import type { Config } from '#server/settings.ts';
import { registry } from '#telemetry/registry.ts';
import {
  buildInfo,
  cpuSeconds,
  diskFree,
  diskSize,
  eventLoopDelay,
  heapUsed,
  openFiles,
  residentMemory,
  startTime,
} from '#telemetry/site-metrics.ts';

export const VERSION: string = project.version;

/** Milliseconds between samples of the event loop. More would keep an idle processor awake. */
const RESOLUTION = 50;

const NANOSECONDS = 1e9;

export function engineName({ apiBaseUrl, databaseUrl }: Config): string {
  if (apiBaseUrl) return 'none';
  return databaseUrl.startsWith('sqlite:') ? 'SQLite' : 'PostgreSQL';
}

/** @returns a function that stops it */
export function measureProcess(config: Config): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  startTime.set({}, performance.timeOrigin / 1000);
  buildInfo.set({ version: VERSION, node: process.versions.node, database: engineName(config) }, 1);
  const stopCollecting = registry.onCollect(() => {
    const { rss, heapUsed: used } = process.memoryUsage();
    residentMemory.set({}, rss);
    heapUsed.set({}, used);
    const { user, system } = process.cpuUsage();
    cpuSeconds.cell({}).value = (user + system) / 1e6;
    for (const [statistic, nanoseconds] of [
      ['p50', delay.percentile(50)],
      ['p99', delay.percentile(99)],
      ['max', delay.max],
    ] as const) {
      eventLoopDelay.set({ statistic }, Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION / 1000));
    }
    delay.reset();
    return Promise.all([measureDisk(config), measureFiles()]);
  });
  return () => {
    stopCollecting();
    delay.disable();
  };
}

async function measureDisk({ dataDir }: Config): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  diskFree.set({}, bavail * bsize);
  diskSize.set({}, blocks * bsize);
}

/** Only Linux has the folder. */
async function measureFiles(): Promise<void> {
  openFiles.set({}, (await readdir('/proc/self/fd')).length);
}
