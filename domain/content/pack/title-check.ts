/** Whether entries of a kind can be told apart by their titles. */
import type { ContentProblem } from '#domain/content/pack-files/index.ts';

export interface TitledEntry {
  file: string;
  title: string;
  source: string;
}

/** @param entries of one kind */
export function equalTitles(entries: readonly TitledEntry[]): ContentProblem[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ file, title, source }) => {
    const key = title.trim().toLowerCase();
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, file);
      return [];
    }
    const lines = source.split('\n');
    const field = lines.some((line) => line.startsWith('title:')) ? 'title' : 'name';
    const line = 1 + lines.findIndex((text) => text.startsWith(`${field}:`));
    return { file, line, field, message: `${other} has the same` };
  });
}
