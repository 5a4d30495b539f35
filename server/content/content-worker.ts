/** The content thread: checks and publishes entries, and renders previews of drafts. */
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#db/open.ts';
import { serializeError } from '#delivery/render-messages.ts';
import { type PackHealth, readPackHealth } from '#domain/content/health/index.ts';
import { type ContentWork, createContentWork } from '#domain/content/publishing/index.ts';
import { chooseObjectStore } from '#domain/files/choose-store.ts';
import { chooseCacheFolder } from '#domain/support/cache-folder.ts';
import { sitePaths } from '#server/documents/site-paths.ts';
import type { Config } from '#server/settings.ts';
import type { ContentAnswer, ContentCall } from './content-messages.ts';
import { type PreviewPage, type PreviewRequest, PreviewSite } from './preview-site.ts';

/** What the main thread can call. */
export interface ContentTasks extends ContentWork {
  /** Renders a page with a draft. */
  preview(request: PreviewRequest): Promise<PreviewPage>;
  /** Lists what needs attention in the published content. */
  health(): Promise<PackHealth>;
}

async function openTasks(config: Config): Promise<ContentTasks> {
  const { contentDir, databaseUrl, databaseDirectUrl: directUrl, dataDir } = config;
  chooseCacheFolder(dataDir);
  chooseObjectStore(config.objectStore);
  const engine = await openDatabase(databaseUrl, {
    directUrl,
    poolSize: 2,
    checksDamage: false,
  });
  const publisher = { engine, contentDir };
  const previews = new PreviewSite(publisher, config);
  return {
    ...createContentWork(publisher, () => sitePaths(contentDir)),
    preview: (request) => previews.render(request),
    health: async () => readPackHealth(publisher, await sitePaths(contentDir), Date.now()),
  };
}

const tasks = openTasks(workerData as Config);
// A failure is the answer of every call.
tasks.catch(() => undefined);

let waiting: ContentCall[] = [];
let isRunning = false;

parentPort?.on('message', (call: ContentCall) => {
  waiting.push(call);
  if (!isRunning) void runAll();
});

/** One task at a time, since each needs a processor. */
async function runAll(): Promise<void> {
  isRunning = true;
  for (let call = takeNext(); call; call = takeNext()) await run(call);
  isRunning = false;
}

function takeNext(): ContentCall | undefined {
  const now = Date.now();
  // The others have been refused.
  waiting = waiting.filter(({ startBy }) => now < startBy);
  const urgent = waiting.findIndex(({ startBy }) => startBy === Number.POSITIVE_INFINITY);
  return waiting.splice(Math.max(urgent, 0), 1)[0];
}

async function run({ id, method, args }: ContentCall): Promise<void> {
  send({ id, hasBegun: true });
  try {
    const task = (await tasks)[method as keyof ContentTasks] as (
      ...args: readonly unknown[]
    ) => Promise<unknown>;
    send({ id, result: await task(...args) });
  } catch (error) {
    send({ id, error: serializeError(error) });
  }
}

const send = (answer: ContentAnswer) => parentPort?.postMessage(answer);
