import { retrySubmissions } from '#domain/inbox/stored-submissions/index.ts';
import { retryFailed } from '#domain/messaging/outbox/index.ts';
import { counted } from '#domain/support/counted.ts';
import { type Command, UsageError } from './command.ts';
import { submissionsOf } from './ids.ts';

/** `retry ID…|--failed`: makes dead letters due again, so that the running site sends them. */
export const retry: Command = {
  options: { failed: { type: 'boolean' } },
  ids: 'any',
  async run({ values, ids, db, kinds, io }) {
    if (ids.length > 0 === (values.failed === true)) {
      throw new UsageError('retry needs IDs, or --failed for all.', { showsUsage: true });
    }
    const count = values.failed
      ? await retryFailed(db, null)
      : await retrySubmissions(db, await submissionsOf({ db, kinds, ids }), Date.now(), kinds);
    await io.write(`${counted(count, 'notification')} will be retried\n`);
    return 0;
  },
};
