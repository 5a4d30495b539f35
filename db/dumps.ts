/** Copies of a whole database: `dumpsOf` picks the engine. */
import type { Dumps } from '#db/dialects/dump.ts';

export {
  type DumpContents,
  DumpDamagedError,
  type DumpedDatabase,
  type Dumps,
  type DumpWork,
} from '#db/dialects/dump.ts';

export const DUMP_ENGINES = ['sqlite', 'postgres'] as const;
export type DumpEngine = (typeof DUMP_ENGINES)[number];

export const engineOf = (url: string): DumpEngine =>
  url.startsWith('sqlite:') ? 'sqlite' : 'postgres';

/** Imports the engine dynamically, so that only the driver in use is loaded. */
export async function dumpsOf(engine: DumpEngine): Promise<Dumps> {
  if (engine === 'sqlite') return (await import('#db/dialects/sqlite/dumps.ts')).sqliteDumps;
  return (await import('#db/dialects/postgres/dumps.ts')).postgresDumps;
}
