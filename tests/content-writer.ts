/**
 * A program that saves and publishes an entry, and is killed by itself at a given statement:
 * `content-writer.ts URL FILE NUMBER STATEMENT`. It writes a line for each save and publication.
 */
import { writeSync } from 'node:fs';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';
import { type DatabaseUrl, openDatabase } from '#db/open.ts';
import { createContentWork, getDraft, saveDraft } from '#domain/content/publishing/index.ts';
import { requirePermission } from '#domain/staff/permissions.ts';
import { changesTo } from './numbered-entries.ts';
import { PACK } from './pack.ts';

const [url = '', file = '', first = '1', fatal = '0'] = process.argv.slice(2);

let statement = 0;
let isCounting = false;

/** A statement of PostgreSQL takes time on the server, so the kill may come at any time of it. */
function count(isSent: boolean): void {
  if (!isCounting || ++statement !== Number(fatal)) return;
  const kill = () => process.kill(process.pid, 'SIGKILL');
  if (isSent && statement % 2 === 0) setTimeout(kill, statement % 5);
  else kill();
}

function watchCalls(prototype: object, names: readonly string[], isSent: boolean): void {
  const methods = prototype as Record<string, (...args: unknown[]) => unknown>;
  for (const name of names) {
    const method = methods[name];
    methods[name] = function (this: unknown, ...args: unknown[]) {
      count(isSent);
      return method?.apply(this, args);
    };
  }
}

watchCalls(DatabaseSync.prototype, ['exec'], false);
watchCalls(StatementSync.prototype, ['all', 'get', 'iterate', 'run'], false);
watchCalls(pg.Client.prototype, ['query'], true);

const engine = await openDatabase(url as DatabaseUrl, { checksDamage: false, poolSize: 2 });
const { db } = engine;
const work = createContentWork({ engine, contentDir: PACK }, async () => []);
const actor = {
  staffId: 'writer',
  name: 'Kabita Rai',
  email: 'kabita@example.com',
  role: 'owner',
  sessionId: 'session',
  provedAt: Date.now(),
} as const;

isCounting = true;
for (let number = Number(first); ; number++) {
  const { changes, bases } = await changesTo(db, file, number);
  await saveDraft(db, { file, changes, bases, staffId: actor.staffId, now: Date.now() });
  writeSync(1, `saved ${number} ${statement}\n`);
  const version = (await getDraft(db, file))?.version ?? 0;
  await work.publish(requirePermission(actor, 'content.publish'), { file, version });
  writeSync(1, `published ${number} ${statement}\n`);
}
