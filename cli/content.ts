/** `npm run content -- check|load|export [folder]` */
import { join } from 'node:path';
import type { DatabaseUrl } from '#db/database-url.ts';
import type { OpenedEngine } from '#db/dialects/dialect.ts';
import type { DatabaseUnusable } from '#db/open.ts';
import { buildFolder } from '#delivery/build-folder.ts';
import { ContentError } from '#domain/content-pack/content-problem.ts';
import type { ContentPack } from '#domain/content-pack/read-pack.ts';
import { announcePictures } from '#server/announce-pictures.ts';
import { readConfig, readEnvironment } from '#server/config.ts';

const USAGE = `Use one of:
  npm run content -- check            reads the content folder and names every mistake in it
  npm run content -- load             checks it, then makes the database's content the same
  npm run content -- export [FOLDER]  writes the database's content back as files
                                      (to the content folder unless another is named)`;

async function run([command, folder]: string[]): Promise<string> {
  const config = readConfig(readEnvironment());
  if (command === 'check') {
    return `Nothing wrong: ${contentsOf(await checkPack(config.contentDir))}.`;
  }
  if (command === 'load') {
    const { loadPack } = await import('#domain/content-pack/load-pack.ts');
    const engine = await open(config.databaseUrl);
    try {
      const pack = await loadPack(engine, config.contentDir, announcePictures);
      return `Loaded: ${contentsOf(pack)}.`;
    } finally {
      await engine.close();
    }
  }
  if (command === 'export') {
    const { exportPack } = await import('#domain/content-pack/export-pack.ts');
    const engine = await open(config.databaseUrl);
    try {
      const target = folder ?? config.contentDir;
      const { written, strangers } = await exportPack(engine.db, target);
      const note = strangers.map((name) => `\nNot in the database: ${join(target, name)}`);
      return `Wrote ${written} files to ${target}.${note.join('')}`;
    } finally {
      await engine.close();
    }
  }
  throw new Error(USAGE);
}

/** The driver takes longer to load than to check the pack, which needs none. */
async function open(url: DatabaseUrl): Promise<OpenedEngine> {
  const { openDatabase } = await import('#db/open.ts');
  return openDatabase(url, { announce: console.error });
}

/** @throws ContentError with all that is wrong, also what does not keep the pack from being loaded */
async function checkPack(contentDir: string): Promise<ContentPack> {
  const { inspectPack } = await import('#domain/content-pack/read-pack.ts');
  const { adviceOn } = await import('#domain/content-pack/advice.ts');
  const { sitePaths } = await import('#server/site-paths.ts');
  const inspection = await inspectPack(contentDir, Date.now());
  const { pack, problems } = inspection;
  const { missingImports } = await import('#domain/content-pack/pack-imports.ts');
  const advice = [
    ...adviceOn(contentDir, inspection, await sitePaths(contentDir)),
    ...(problems.length > 0 ? [] : missingImports(join(buildFolder, 'server'), pack.modules)),
  ];
  if (problems.length + advice.length > 0) throw new ContentError([...problems, ...advice]);
  return pack;
}

function contentsOf(pack: ContentPack): string {
  const { jobs, articles, events, pictures } = pack;
  return [
    `${jobs.length} job openings`,
    `${articles.length} articles`,
    `${events.length} events and trainings`,
    `${pictures.size} pictures`,
  ].join(', ');
}

run(process.argv.slice(2)).then(
  (summary) => console.log(summary),
  (error: Error | DatabaseUnusable) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
