/** The brand pack in CONTENT_DIR. */
import { commandText } from '#domain/support/command-text.ts';
import { counted } from '#domain/support/counted.ts';
import { type Check, ok, problem } from './check.ts';

export const contentCheck: Check = {
  name: 'content',
  isHeavy: true,
  run: async ({ config: { contentDir } }) => {
    const { inspectPack } = await import('#domain/content/pack/read-pack.ts');
    const { pack, problems } = await inspectPack(contentDir, Date.now());
    if (problems.length === 0) return ok(`${counted(pack.jobs.length, 'job')} and no mistakes`);
    return problem(
      `${counted(problems.length, 'mistake')} in ${contentDir}`,
      `Run ${commandText('content', 'check')}, which lists them.`,
    );
  },
};
