import { resolve } from 'node:path';
import { readResume } from '#domain/inbox/stored-submissions/index.ts';
import { counted } from '#domain/support/counted.ts';
import { type Command, UsageError } from './command.ts';
import { resumeFileName, writeFile } from './files.ts';
import { submissionOf } from './ids.ts';

/** `resume ID [--out FILE|-]`: the PDF of an application. */
export const resume: Command = {
  options: { out: { type: 'string' }, force: { type: 'boolean' } },
  ids: 'one',
  async run({ values, ids: [typed = ''], db, kinds, io }) {
    const { id, kind } = await submissionOf({ db, kinds }, typed);
    const stored = kind === 'application' ? await readResume(db, id) : null;
    if (!stored) throw new UsageError(`${id} (${kind}) has no resume.`);
    if (!stored.isIntact) {
      throw new UsageError(
        `The resume of ${id} is damaged: its SHA-256 does not match the upload.`,
      );
    }
    if (values.out === '-') {
      if (io.columns !== undefined)
        throw new UsageError(
          'A PDF cannot be printed to a terminal. Pipe it to a file or program.',
        );
      await io.write(stored.bytes);
      return 0;
    }
    const name = (values.out as string | undefined) ?? resumeFileName(stored.name, id);
    const path = resolve(io.folder, name);
    await writeFile(path, stored.bytes, values.force === true);
    io.note(`Wrote ${counted(stored.bytes.length, 'byte')} to ${path} (checksum verified)`);
    return 0;
  },
};
