/** `npm run content -- check|load|export [folder]` */
import { join } from 'node:path';
import { type DatabaseUnusable, openDatabase } from '#db/open.ts';
import { exportPack, loadPack } from '#domain/content-pack/index.ts';
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
    const { readPack } = await import('#domain/content-pack/read-pack.ts');
    return `Nothing wrong: ${contentsOf(await readPack(config.contentDir, Date.now()))}.`;
  }
  if (command === 'load') {
    const engine = await openDatabase(config.databaseUrl, { announce: console.error });
    try {
      const pack = await loadPack(engine, config.contentDir, announcePictures);
      return `Loaded: ${contentsOf(pack)}.`;
    } finally {
      await engine.close();
    }
  }
  if (command === 'export') {
    const engine = await openDatabase(config.databaseUrl, { announce: console.error });
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

function contentsOf(pack: Awaited<ReturnType<typeof loadPack>>): string {
  const { jobs, articles, gatherings, pictures } = pack;
  return [
    `${jobs.length} job openings`,
    `${articles.length} articles`,
    `${gatherings.length} events and trainings`,
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
