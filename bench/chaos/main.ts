/**
 * `npm run chaos [-- --submissions 100000 --kills 100 --engine SQLite|PostgreSQL]`: submissions
 * while instances are killed, services and the database fail, clocks jump and lines break. Exits
 * with status 1 if one is lost or stored twice.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from './postgres-server.ts';
import { type Plan, run } from './run.ts';
import { makeSqliteDisk } from './sqlite-disk.ts';
import type { Store } from './store.ts';
import type { Tally } from './tally.ts';

const STORES: Record<string, { open: () => Store | Promise<Store>; instances: number }> = {
  SQLite: { open: makeSqliteDisk, instances: 1 },
  PostgreSQL: { open: startPostgres, instances: 2 },
};

const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '100' },
    engine: { type: 'string' },
  },
});
const engines = Object.keys(STORES).filter((name) => !values.engine || name === values.engine);
const [submissions, kills] = [Number(values.submissions), Number(values.kills)];
if (engines.length === 0 || !(submissions > 0) || !(kills >= 0)) {
  console.error('Usage: npm run chaos [-- --submissions N --kills N --engine SQLite|PostgreSQL]');
  process.exit(2);
}

const rows: Record<string, Tally & { minutes: number }> = {};
for (const engine of engines) {
  const { open, instances } = STORES[engine] as (typeof STORES)[string];
  const store = await open();
  const started = Date.now();
  if (store.outages.length === 0) console.log(`${engine}: no disk is full, which needs root`);
  const share = Math.max(2, Math.round(kills / 10));
  const plan: Plan = {
    submissions,
    kills,
    instances,
    databaseOutages: share,
    serviceOutages: share,
    clockJumps: share,
  };
  try {
    const tally = await run(store, plan, (line) => console.log(`${engine}: ${line}`));
    rows[engine] = { ...tally, minutes: Math.round((Date.now() - started) / 6000) / 10 };
    if (tally.lost > 0 || tally.duplicates > 0) process.exitCode = 1;
  } finally {
    store.remove();
  }
}
console.table(rows);
