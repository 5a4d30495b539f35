/** What the console shows about the machine that answers. */
import { statfs } from 'node:fs/promises';
import type { MachineState } from '#contract/console/system.ts';
import { engineName, VERSION } from './metrics/process-gauges.ts';
import type { Config } from './settings.ts';

export async function readMachine(config: Config): Promise<MachineState> {
  const { mail, crm } = config.delivery;
  const disk = await statfs(config.dataDir).catch(() => null);
  return {
    version: VERSION,
    node: process.versions.node,
    engine: engineName(config),
    disk: disk && { free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize },
    channels: [...(mail ? ['mail'] : []), ...(crm ? ['crm'] : [])],
  };
}
