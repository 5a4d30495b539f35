/** How the site is: its processes, its machine, its outbox. */
import * as z from 'zod/mini';
import { defineCalls } from './call.ts';
import { time } from './parts.ts';

export const INSTANCE_LIMITS = {
  /** Processes that are listed. */
  listed: 50,
  /** Milliseconds between two reports of a process. */
  interval: 15_000,
  /** Milliseconds after which a process counts as ended. */
  lifetime: 60_000,
};

/** What a process reports about itself. */
export const InstanceState = z.object({
  /** Name of its machine. */
  host: z.string(),
  pid: z.int(),
  version: z.string(),
  startedAt: time,
  /** Bytes of resident memory. */
  memory: z.number(),
  /** Pages that are being made, that wait, and that were refused since the start. */
  renders: z.object({ running: z.int(), waiting: z.int(), refused: z.int() }),
  /** Connections in use and idle, and queries that wait. */
  database: z.object({ inUse: z.int(), idle: z.int(), waiting: z.int() }),
});
export type InstanceState = z.infer<typeof InstanceState>;

export const Instance = z.object({ ...InstanceState.shape, id: z.string(), seenAt: time });
export type Instance = z.infer<typeof Instance>;

const machine = {
  version: z.string(),
  node: z.string(),
  engine: z.string(),
  /** Bytes of the disk of `DATA_DIR`; null if they cannot be read. */
  disk: z.nullable(z.object({ free: z.number(), size: z.number() })),
};

/** The machine that answers. */
export const MachineState = z.object({
  ...machine,
  /** Channels that are set up. */
  channels: z.array(z.string()),
});
export type MachineState = z.infer<typeof MachineState>;

export const ChannelState = z.object({
  channel: z.string(),
  isSetUp: z.boolean(),
  scheduled: z.int(),
  waiting: z.int(),
  failed: z.int(),
  oldestWaitingAt: z.nullable(time),
});
export type ChannelState = z.infer<typeof ChannelState>;

export const SystemState = z.object({
  ...machine,
  outbox: z.array(ChannelState),
  /** The newest first, at most `INSTANCE_LIMITS.listed`. */
  instances: z.array(Instance),
});
export type SystemState = z.infer<typeof SystemState>;

export const SYSTEM_CALLS = defineCalls(
  { tag: 'System' },
  {
    getSystem: {
      route: 'GET /system',
      permission: 'system.read',
      summary: 'Read how the site, its processes and its outbox are',
      answer: SystemState,
    },
  },
);
