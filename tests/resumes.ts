/** Sixty resumes as tools and attackers write them, with the same bytes each time. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOSTILE } from './resumes/hostile.ts';
import { INNOCENT } from './resumes/innocent.ts';
import type { Resume } from './resumes/resume.ts';

export type { Resume } from './resumes/resume.ts';

const FILES = join(import.meta.dirname, 'resumes/files');

/** Each was created once by the tool in its name. */
const made: Resume[] = readdirSync(FILES)
  .sort()
  .map((file) => ({
    name: file.replace('.pdf', ''),
    bytes: () => new Uint8Array(readFileSync(join(FILES, file))),
    ...(!file.includes('user-password') && { text: 'Sita Gurung' }),
  }));

export const RESUMES: readonly Resume[] = [...made, ...INNOCENT, ...HOSTILE];

export function resumeNamed(name: string): Resume {
  const resume = RESUMES.find((resume) => resume.name === name);
  if (!resume) throw new Error(`There is no resume named ${name}`);
  return resume;
}
