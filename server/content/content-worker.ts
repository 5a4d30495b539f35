/** The content thread: checks and publishes entries, and renders previews of drafts. */
import { parentPort, workerData } from 'node:worker_threads';
import { type DatabaseUrl, openDatabase } from '#db/open.ts';
import { serializeError } from '#delivery/render-messages.ts';
import { type ContentWork, createContentWork } from '#domain/content/publishing/index.ts';
import { chooseCacheFolder } from '#domain/support/cache-folder.ts';
import { sitePaths } from '#server/documents/site-paths.ts';
import type { ContentAnswer, ContentCall, ContentThreadData } from './content-messages.ts';

/** What the main thread can call. */
export type ContentTasks = ContentWork;

async function openTasks(data: ContentThreadData): Promise<ContentTasks> {
  const { contentDir, databaseUrl, databaseDirectUrl: directUrl, dataDir } = data;
  chooseCacheFolder(dataDir);
  const engine = await openDatabase(databaseUrl as DatabaseUrl, {
    directUrl,
    poolSize: 2,
    checksDamage: false,
  });
  const publisher = { engine, contentDir };
  return createContentWork(publisher, () => sitePaths(contentDir));
}

const tasks = openTasks(workerData as ContentThreadData);
// A failure is the answer of every call.
tasks.catch(() => undefined);

/** One task at a time, since each needs a processor. */
let previous: Promise<unknown> = Promise.resolve();

parentPort?.on('message', ({ id, method, args }: ContentCall) => {
  const run = async () => {
    const task = (await tasks)[method as keyof ContentTasks] as (
      ...args: readonly unknown[]
    ) => Promise<unknown>;
    return task(...args);
  };
  previous = previous.then(run).then(
    (result) => send({ id, result }),
    (error: unknown) => send({ id, error: serializeError(error) }),
  );
});

const send = (answer: ContentAnswer) => parentPort?.postMessage(answer);
