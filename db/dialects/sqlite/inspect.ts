import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { EngineFacts } from '#db/dialects/database-facts.ts';
import type { AppliedMigration } from '#db/schema-compatibility.ts';

/** @throws SQLite's error if it is not a database */
export function inspectFile(path: string): EngineFacts {
  const file = new DatabaseSync(path, { readOnly: true, timeout: 2000 });
  try {
    const version = String(file.prepare('select sqlite_version() as version').get()?.version);
    const hasMigrations = file
      .prepare("select 1 from sqlite_schema where type = 'table' and name = 'migrations'")
      .get();
    const applied = hasMigrations ? file.prepare('select * from migrations').all() : [];
    const isWritable = mayWrite(path) && mayWrite(dirname(path));
    return {
      engine: 'SQLite',
      version,
      applied: applied as unknown as AppliedMigration[],
      mayCreate: isWritable,
      isReadOnly: !isWritable,
      isPooled: false,
      clockAhead: null,
      maxConnections: null,
      isReadableByAll: false,
    };
  } finally {
    file.close();
  }
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
