/** What `content new` says at its end: what was written, how to see it, and what to write next. */
import { relative } from 'node:path';
import { type Answers, nextSteps } from '#domain/content/new-pack/index.ts';
import { commandText } from '#domain/support/command-text.ts';
import { counted } from '#domain/support/counted.ts';

/** @param folder absolute path of the pack */
export function reportOn(folder: string, answers: Answers, files: number): string {
  const shown = relative(process.cwd(), folder);
  const path = shown.startsWith('..') ? folder : shown;
  const { url } = answers;
  const { ranked, others } = nextSteps(answers);
  const lines = [
    `Wrote ${path}: ${counted(files, 'text')}, the colors and the icons. The check finds no mistakes.`,
    '',
    'See it:',
    `  CONTENT_DIR=${path} npm start`,
    `  then open http://localhost:3000${url ? `; on the server, set PUBLIC_URL=${url}` : ''}`,
    '',
    'Write next, the most useful first:',
    ...ranked.map((text, index) => `${String(index + 1).padStart(3)}. ${text}`),
    ...others.map((text) => `  -  ${text}`),
    '',
    `CONTENT_DIR=${path} ${commandText('content', 'check')} lists the texts that are still the starter’s.`,
    'docs/your-own-site.md goes through all of it in an afternoon.',
  ];
  return lines.join('\n');
}
