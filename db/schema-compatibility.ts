/**
 * Which programs can use which databases (decision 76). A migration says so in a line of its script:
 * - `-- breaking: WHY`: programs that do not know it must not use the database after it.
 * - `-- contracts: NAME (VERSION)`: it removes what the migration NAME replaced. Programs that do not
 *   know NAME must not use the database after it, so VERSION, which knows NAME, has to come first.
 * - neither: the previous version can go on beside it.
 */
import { DatabaseUnusableError } from '#db/dialects/dialect.ts';

/** A row of the table of migrations. In earlier versions it had only the name. */
export interface AppliedMigration {
  name: string;
  is_breaking?: number;
  release?: string;
  contracts?: string;
}

/** The migration of a newer program after which one that knows `names` cannot use the database. */
export function excludingMigration(
  applied: readonly AppliedMigration[],
  names: readonly string[],
): AppliedMigration | undefined {
  return applied.find(
    ({ name, is_breaking, contracts }) =>
      !names.includes(name) &&
      (is_breaking === 1 ||
        (contracts !== undefined && contracts !== '' && !names.includes(contracts))),
  );
}

/** @throws DatabaseUnusableError that says which version to start */
export function refuseNewer(
  applied: readonly AppliedMigration[],
  names: readonly string[],
  release: string,
): void {
  const excluding = excludingMigration(applied, names);
  if (!excluding) return;
  const by = excluding.release ? `version ${excluding.release}` : 'a newer version';
  throw new DatabaseUnusableError(
    `The database was changed by ${by} (${excluding.name}), and this program, version ${release}, cannot use it.\n` +
      `Start ${by}${excluding.release ? ' or newer' : ''}, or restore a backup from before the change (npm run data -- restore FILE --force).`,
  );
}

export interface MigrationMarks {
  isBreaking: boolean;
  /** The migration whose former names or columns it removes, and a version that knows it. */
  contract: { name: string; version: string } | undefined;
}

export function marksOf(script: string): MigrationMarks {
  const [, name, version] = /^-- contracts: (\S+\.sql) \((\S+)\)/m.exec(script) ?? [];
  return {
    isBreaking: /^-- breaking:/m.test(script),
    contract: name !== undefined && version !== undefined ? { name, version } : undefined,
  };
}

/**
 * @param applied before this start
 * @throws DatabaseUnusableError if processes of a version that does not know the replaced migration
 *   may still use the database
 */
export function refuseSkipped(
  migration: string,
  { contract }: MigrationMarks,
  { applied, release }: { applied: readonly AppliedMigration[]; release: string },
): void {
  // Nothing uses an empty database.
  if (!contract || applied.length === 0) return;
  if (applied.some(({ name }) => name === contract.name)) return;
  throw new DatabaseUnusableError(
    `Version ${release} cannot follow directly on the version that this database is from: ${migration} needs ${contract.name} to be in use first.\n` +
      `Start version ${contract.version}, wait until all instances run it, then start version ${release}.`,
  );
}
