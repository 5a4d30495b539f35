/** The settings of the database. */
import { join } from 'node:path';
import { type DatabaseUrl, isDatabaseUrl, isPostgresUrl } from '#db/database-url.ts';
import { type ReadSetting, wholeNumber } from './read-setting.ts';
import { ESCAPED, isWholeUrl } from './whole-url.ts';

export interface DatabaseSettings {
  databaseUrl: DatabaseUrl;
  /** The same PostgreSQL past its pooler, for listening and for migrations; null where there is none. */
  databaseDirectUrl: string | null;
  /** Connections to PostgreSQL that each process has at most. */
  databasePool: number;
}

/** @param dataDir where the file is, unless another is named @throws BadSetting */
export function readDatabase(read: ReadSetting, dataDir: string): DatabaseSettings {
  const ownDatabase = `sqlite:${join(dataDir, 'site.db')}` as const;
  const databaseUrl = read(
    'DATABASE_URL',
    ownDatabase,
    `sqlite:PATH, or postgres://USER:PASSWORD@HOST/NAME (HOST1,HOST2 for several servers), ${ESCAPED}`,
    (text) =>
      text === ownDatabase || (isDatabaseUrl(text) && isWholeUrl(text)) ? text : undefined,
  );
  return {
    databaseUrl,
    databaseDirectUrl: read(
      'DATABASE_DIRECT_URL',
      'none',
      'postgres://USER:PASSWORD@HOST/NAME, beside a DATABASE_URL that leads to a pooler',
      (text) => {
        if (text === 'none') return null;
        return isPostgresUrl(text) && isPostgresUrl(databaseUrl) ? text : undefined;
      },
    ),
    databasePool: read(
      'DATABASE_POOL',
      '10',
      'a number from 1 to 1000',
      (text) => wholeNumber(text, 1000) || undefined,
    ),
  };
}
