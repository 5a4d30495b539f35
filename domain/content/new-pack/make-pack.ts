/** Makes the pack of another company for a member of staff, who gets it as an archive. */
import type { NewPack, NewPackForm } from '#contract/console/new-pack.ts';
import { type FieldError, ProblemError } from '#contract/problem.ts';
import type { Db } from '#db/schema.ts';
import { audit } from '#domain/staff/audit.ts';
import type { Permit } from '#domain/staff/permissions.ts';

/** Makes packs outside of this process, because a logo is rendered. */
export interface PackWork {
  /**
   * @param signal ends the work
   * @throws ProblemError `unavailable` while another pack is being made
   */
  make: (form: NewPackForm, signal: AbortSignal) => Promise<PackResult>;
}

export type PackResult =
  | { problems: FieldError[] }
  | (Omit<NewPack, 'archive'> & { archive: Uint8Array });

interface Context {
  db: Db;
  work: PackWork;
  /** Epoch milliseconds. */
  now: number;
}

const refusal = (errors: FieldError[]) =>
  new ProblemError('invalid-fields', 'Some answers cannot be used', { errors });

/** @throws ProblemError `invalid-fields` with the problem of each field; those of the work */
export async function makePack(
  { actor }: Permit<'packs.make'>,
  { db, work, now }: Context,
  { form, signal }: { form: NewPackForm; signal: AbortSignal },
): Promise<NewPack> {
  // Only a logo needs the work. Loaded when needed, as in `newPackRoutes`.
  const { readForm } = await import('./form-answers.ts');
  const reading = readForm({ ...form.answers, logo: '' }, '');
  if ('problems' in reading) throw refusal(reading.problems);
  const result = await work.make(form, signal);
  if ('problems' in result) throw refusal(result.problems);
  const { archive, slug, files, next } = result;
  const details = { texts: files, bytes: archive.length };
  const entry = { action: 'pack-made', objectKind: 'pack', objectId: slug, details } as const;
  await audit(db, { staffId: actor.staffId, ...entry }, now);
  return { slug, files, next, archive: Buffer.from(archive).toString('base64') };
}
