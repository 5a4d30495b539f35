/** Whether the topics of the contact form differ, and those that pages name are there. */
import type { BlockCopy } from '#contract/block-copy.ts';
import type { CrossProblem } from './package-check.ts';

const FORM = 'contact-form.yaml';

/**
 * What one file says against another. A file with mistakes of its own is not asked.
 * @param files path below the content folder to what was read, nothing where that went wrong
 */
export function topicProblems(files: ReadonlyMap<string, unknown>): CrossProblem[] {
  const form = files.get(FORM) as BlockCopy['contact-form'] | undefined;
  if (!form) return [];
  const ids = form.topics.map(({ id }) => id);
  const repeated = ids.flatMap((id, position) =>
    ids.indexOf(id) < position
      ? [{ file: FORM, path: ['topics', position, 'id'], message: `${id} is there twice` }]
      : [],
  );
  const strange = [...files].flatMap(([file, copy]) => {
    const topic = (copy as { form?: { topic?: string } } | undefined)?.form?.topic;
    if (topic === undefined || ids.includes(topic)) return [];
    return [{ file, path: ['form', 'topic'], message: `${FORM} has no topic ${topic}` }];
  });
  return [...repeated, ...strange];
}
