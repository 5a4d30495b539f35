import { join, resolve } from 'node:path';
import { tidyEmail } from '#contract/email-rules.ts';
import { readPerson, readResume } from '#domain/inbox/stored-submissions/index.ts';
import { safeJson } from '#domain/support/safe-text.ts';
import { type Call, UsageError } from './command.ts';
import { emptyFolder, resumeFileName, writeWhole } from './files.ts';

/** Everything stored under an address, as files in a folder: `person.json` and the résumés. */
export async function exportPerson({ values, db, kinds, io }: Call): Promise<number> {
  const email = tidyEmail(String(values.person));
  const out = values.out as string | undefined;
  if (out === undefined || out === '-') {
    throw new UsageError('--person needs a folder: --out FOLDER.', { showsUsage: true });
  }
  const person = await readPerson(db, email, kinds);
  const { submissions, subscriptions, alerts } = person;
  if (submissions.length + subscriptions.length + alerts.length === 0) {
    throw new UsageError(`Nothing is stored under ${email}.`);
  }
  const folder = resolve(io.folder, out);
  await emptyFolder(folder);
  await writeWhole(join(folder, 'person.json'), `${safeJson(person)}\n`);
  let damaged = 0;
  const applications = person.submissions.filter(({ kind }) => kind === 'application');
  for (const { id } of applications) {
    const resume = await readResume(db, id);
    if (!resume) continue;
    await writeWhole(join(folder, resumeFileName(resume.name, id)), resume.bytes);
    if (!resume.isIntact) {
      damaged += 1;
      io.note(`The resume of ${id} is damaged: its SHA-256 is not the one it arrived with.`);
    }
  }
  io.note(`Wrote ${person.submissions.length} submissions of ${email} to ${folder}`);
  return damaged === 0 ? 0 : 1;
}
