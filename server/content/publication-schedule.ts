/** Publishes what is due. Each second costs one query on an index. */
import type { Db } from '#db/schema.ts';
import { type ContentWork, duePublications } from '#domain/content/publishing/index.ts';
import { writeLog } from '#server/log.ts';

/** Milliseconds between two looks. */
const INTERVAL = 1000;

/** @returns a function that stops it, and resolves when the publication in flight has ended */
export function startPublicationSchedule(
  db: Db,
  content: ContentWork,
  now: () => number = Date.now,
): () => Promise<void> {
  let inFlight: Promise<void> | undefined;
  let hasFailed = false;

  async function publishDue(): Promise<void> {
    const due = await duePublications(db, now());
    if (due.length === 0) return;
    for (const { file, problem } of await content.publishDue()) {
      writeLog('error', `the planned publication of ${file} failed: ${problem}`);
    }
  }

  const timer = setInterval(() => {
    inFlight ??= publishDue()
      .then(
        () => {
          hasFailed = false;
        },
        (error: unknown) => {
          // A database that is away would fill the log each second.
          if (!hasFailed) writeLog('error', 'planned publications could not be done', error);
          hasFailed = true;
        },
      )
      .finally(() => {
        inFlight = undefined;
      });
  }, INTERVAL);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await inFlight;
  };
}
