/** Removes old backups of a folder by the rules of `--keep-…`. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '#cli/options.ts';
import { counted } from '#domain/support/counted.ts';
import { readBackup, startOf } from './archive.ts';
import type { DataIo, Values } from './command.ts';
import { hasKey, isEncrypted, type Keys } from './encryption.ts';
import { backupTime, type KeepRules, planRemovals, type Removal } from './thinning.ts';

export const KEEP_OPTIONS = {
  'keep-daily': { type: 'string' },
  'keep-weekly': { type: 'string' },
  'keep-monthly': { type: 'string' },
} as const;

/** Null if all backups are kept. @throws UsageError */
export function keepRulesOf(values: Values): KeepRules | null {
  const numberOf = (name: keyof typeof KEEP_OPTIONS) => {
    const text = values[name] ?? '0';
    if (typeof text === 'string' && /^\d{1,4}$/.test(text)) return Number(text);
    throw new UsageError(`--${name} needs a number from 0 to 9999.`);
  };
  const hasRule = Object.keys(KEEP_OPTIONS).some((name) => values[name] !== undefined);
  const rules = {
    daily: numberOf('keep-daily'),
    weekly: numberOf('keep-weekly'),
    monthly: numberOf('keep-monthly'),
  };
  if (!hasRule) return null;
  if (rules.daily + rules.weekly + rules.monthly > 0) return rules;
  throw new UsageError('One of --keep-daily, --keep-weekly and --keep-monthly must be above 0.');
}

interface Thinning {
  folder: string;
  rules: KeepRules;
  /** The new backup, which has been checked. */
  newest: string;
  /** What can decrypt the backups. */
  keys: Keys;
  isDryRun: boolean;
}

/**
 * A backup is removed only if it, and those that are kept instead of it, can be read to their end.
 * Damaged ones are left for the operator, and nothing is removed in favor of them.
 */
export async function removeOld(thinning: Thinning, io: DataIo): Promise<void> {
  const { folder, newest, isDryRun } = thinning;
  const removals = await confirmRemovals(thinning, io);
  for (const { name } of removals) {
    if (isDryRun) await io.write(`Would remove ${name}\n`);
    else await rm(join(folder, name));
  }
  if (isDryRun) return;
  const names = (await readdir(folder)).filter((name) => backupTime(name));
  const removed = removals.map(({ name }) => name).join(', ');
  await io.write(
    `${folder} has ${counted(names.length, 'backup')}, the newest ${newest}. ${removed ? `Removed: ${removed}` : 'None was removed.'}\n`,
  );
}

async function confirmRemovals(
  { folder, rules, newest, keys }: Thinning,
  io: DataIo,
): Promise<Removal[]> {
  const states = new Map([[newest, 'intact']]);
  const names = new Set((await readdir(folder)).filter((name) => backupTime(name)).concat(newest));
  for (;;) {
    // After a jump of the clock, other names can be newer than this one.
    const removals = planRemovals([...names], rules).filter(({ name }) => name !== newest);
    const unknown = removals
      .flatMap(({ name, keptInstead }) => [name, ...keptInstead])
      .find((name) => !states.has(name));
    if (unknown === undefined) return removals;
    const problem = await problemOf(join(folder, unknown), keys, io.signal);
    states.set(unknown, problem ?? 'intact');
    if (problem === undefined) continue;
    names.delete(unknown);
    io.note(`${problem} It is left in its place, and not counted.`);
  }
}

async function problemOf(
  path: string,
  keys: Keys,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    // With a public key only, this machine cannot read its backups.
    if (!hasKey(keys) && isEncrypted(await startOf(path))) return undefined;
    await readBackup(path, { keys, signal });
    return undefined;
  } catch (error) {
    signal.throwIfAborted();
    return error instanceof Error ? error.message : String(error);
  }
}
