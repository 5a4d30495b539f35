/** The commands of `npm run content`. */
import { join } from 'node:path';
import type { ParseArgsOptionsConfig } from 'node:util';
import type { CommandIo } from '#cli/command-line.ts';
import { type OptionValues, parseLine, UsageError, unknownCommand } from '#cli/options.ts';
import { type OpenedEngine, openDatabase } from '#db/open.ts';
import { describeRefusal } from '#domain/content/entries/index.ts';
import { ContentError, fileProblem } from '#domain/content/pack-files/index.ts';
import { chooseObjectStore } from '#domain/files/choose-store.ts';
import { chooseCacheFolder } from '#domain/support/cache-folder.ts';
import { commandText } from '#domain/support/command-text.ts';
import { counted } from '#domain/support/counted.ts';
import { InputError } from '#domain/support/input-error.ts';
import { announcePictures } from '#server/announce-pictures.ts';
import { packAdvice } from '#server/content/pack-advice.ts';
import { type Config, readConfig } from '#server/settings.ts';
import { check } from './check.ts';
import { NEW_OPTIONS } from './new/read-answers.ts';
import { contentsOf } from './pack-contents.ts';
import { THEME_OPTIONS, writeTheme } from './theme.ts';

const COMMAND_HELP = `  check                      checks the content folder and lists all mistakes
  load                       checks the content folder and loads it into the database
  new NAME --tagline TEXT --trade TEXT --office "CITY, COUNTRY, ZONE"… --email MAIL --colour COLOR
         [--name TEXT] [--service TEXT]… [--currency CODE]… [--language CODE]… [--accent COLOR]
         [--logo FILE.svg] [--url URL] [--phone NUMBER] [--booking URL]
         [--areas LIST | --without LIST] [--out FOLDER]
                             writes the pack of another company to packs/NAME, and asks for what is
                             missing; docs/your-own-site.md explains the rest
  export [FOLDER] [--check]  writes what is published to files, by default in the content folder;
                             --check only compares them, with exit status 1 if they differ
  resolve FILE --take file|console
                             resolves a conflict between a file and what the console published
  import markdown|wordpress|ghost PATH [--media FOLDER] [--dry-run] [--report FILE.md|FILE.json]
         [--as blogs|hub-stories] [--from URL] [--permalink PATTERN] [--pages] [--download]
                             imports the posts of another site as drafts, with their pictures and
                             the redirects of their URLs; nothing is published
  icons [--logo FILE.svg] [--logo-light FILE.svg] [--app-icon FILE.svg] [--monogram]
                             generates the icons and the share picture from the pack's logo, from
                             another logo, which replaces it, or from the brand's first letter
  theme --colour COLOR [--accent COLOR] [--out FILE] [--force]
                             writes theme.css from the brand's color: all of its tones, for light and
                             dark pages, with sufficient contrast
  fonts FONT…                subsets the brand's fonts to the characters that theme.css and the
                             texts use`;

const USAGE = `Usage: ${commandText('content', 'COMMAND')}
${COMMAND_HELP}`;

interface Line {
  values: OptionValues;
  paths: readonly string[];
}

interface Command {
  options: ParseArgsOptionsConfig;
  /** Maximum number of paths. */
  paths: number;
  /** @returns the summary to print */
  run: (config: Config, line: Line, io: CommandIo) => Promise<string>;
}

const ICON_OPTIONS = {
  logo: { type: 'string' },
  'logo-light': { type: 'string' },
  'app-icon': { type: 'string' },
  monogram: { type: 'boolean' },
} as const;

const IMPORT_OPTIONS = {
  media: { type: 'string' },
  from: { type: 'string' },
  as: { type: 'string' },
  permalink: { type: 'string' },
  report: { type: 'string' },
  pages: { type: 'boolean' },
  download: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

const COMMANDS = new Map<string, Command>([
  ['check', { options: {}, paths: 0, run: check }],
  ['new', { options: NEW_OPTIONS, paths: 1, run: writeNewPack }],
  ['load', { options: {}, paths: 0, run: load }],
  ['export', { options: { check: { type: 'boolean' } }, paths: 1, run: exportFiles }],
  ['resolve', { options: { take: { type: 'string' } }, paths: 1, run: resolve }],
  ['import', { options: IMPORT_OPTIONS, paths: 2, run: importFrom }],
  ['icons', { options: ICON_OPTIONS, paths: 0, run: icons }],
  ['theme', { options: THEME_OPTIONS, paths: 0, run: theme }],
  ['fonts', { options: {}, paths: Number.POSITIVE_INFINITY, run: fonts }],
]);

/** Exit status for wrong arguments; 1 means mistakes in the pack, or differences. */
const USAGE_STATUS = 2;

/**
 * Runs one command.
 * @param args arguments after the program's name
 * @returns the exit status
 */
export async function run(args: readonly string[], io: CommandIo): Promise<number> {
  try {
    await io.write(`${await execute(args, io)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    io.note(error.message);
    if (error instanceof UsageError && error.showsUsage) io.note(USAGE);
    return error instanceof InputError ? USAGE_STATUS : 1;
  }
}

/** @returns the summary to print */
async function execute([name = '', ...args]: readonly string[], io: CommandIo): Promise<string> {
  if (['help', '--help', '-h'].includes(name) || args.includes('--help')) return USAGE;
  const command = COMMANDS.get(name);
  if (!command) throw unknownCommand(name, COMMANDS.keys());
  const { values, positionals: paths } = parseLine(command.options, args);
  const extra = paths[command.paths] ?? paths.find((path) => path === '');
  if (extra !== undefined) {
    throw new UsageError(`Unexpected argument '${extra}' for ${name}.`, { showsUsage: true });
  }
  const config = readConfig(io.env);
  chooseObjectStore(config.objectStore);
  const warning = chooseCacheFolder(config.dataDir);
  if (warning) io.note(warning);
  return command.run(config, { values, paths }, io);
}

async function writeNewPack(_config: Config, line: Line, io: CommandIo): Promise<string> {
  const { newPack } = await import('./new/new-pack.ts');
  return newPack(line, io);
}

async function load(config: Config, _line: Line, io: CommandIo): Promise<string> {
  const { loadPack } = await import('#domain/content/pack/load-pack.ts');
  const engine = await open(config, io);
  try {
    const inspection = await loadPack(engine, config.contentDir, announcePictures);
    for (const refusal of inspection.refusals) io.note(describeRefusal(refusal));
    for (const file of inspection.conflicts) io.note(`${file}: ${CONFLICT}`);
    const advice = await packAdvice(config.contentDir, inspection);
    if (advice.length > 0) io.note(new ContentError(advice).message);
    const note = advice.length > 0 ? ' Check the warnings above.' : '';
    return `Loaded: ${contentsOf(inspection.pack)}.${note}`;
  } finally {
    await engine.close();
  }
}

const CONFLICT =
  'was changed in the folder and in the console: resolve it in the console, or with "content resolve"';

/** Lines after the summary of an export. */
const MAX_NOTES = 20;

async function resolve(config: Config, { values, paths }: Line, io: CommandIo): Promise<string> {
  const [file] = paths;
  const { take } = values;
  if (!file)
    throw new UsageError('resolve needs a file of the content folder.', { showsUsage: true });
  if (take !== 'file' && take !== 'console') {
    throw new UsageError("resolve needs '--take file' or '--take console'.", { showsUsage: true });
  }
  const engine = await open(config, io);
  try {
    const { resolveFile } = await import('#domain/content/publishing/resolve-conflict.ts');
    await resolveFile({ engine, contentDir: config.contentDir }, { file, choice: take });
    return `Resolved: ${file} has the text of the ${take}.`;
  } finally {
    await engine.close();
  }
}

async function exportFiles(
  config: Config,
  { values, paths }: Line,
  io: CommandIo,
): Promise<string> {
  const target = paths[0] ?? config.contentDir;
  const engine = await open(config, io);
  try {
    if (values.check === true) {
      const { comparePack } = await import('#domain/content/pack/export-pack.ts');
      const differences = await comparePack(engine.db, target);
      if (differences.length > 0) throw new ContentError(differences);
      return `No differences: ${target} matches the database.`;
    }
    const { exportPack } = await import('#domain/content/pack/export-pack.ts');
    const { written, unchanged, conflicts, extraFiles } = await exportPack(engine.db, target);
    const notes = [
      ...written.map((name) => `\n  ${name}`),
      ...extraFiles.map((name) => `\nNot in the database: ${join(target, name)}`),
    ];
    const summary = `Wrote ${counted(written.length, 'file')} to ${target}; ${unchanged} had the published text.`;
    if (conflicts.length === 0) return summary + notes.slice(0, MAX_NOTES).join('');
    io.note(summary);
    throw new ContentError(conflicts.map((file) => fileProblem(file, CONFLICT)));
  } finally {
    await engine.close();
  }
}

async function importFrom(config: Config, line: Line, io: CommandIo): Promise<string> {
  const { runImport } = await import('./import.ts');
  return runImport(config, line, io);
}

async function icons({ contentDir }: Config, { values }: Line): Promise<string> {
  const path = (name: keyof typeof ICON_OPTIONS) => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  const { makeIcons } = await import('#server/files/icons/icons.ts');
  const [logo, light, appIcon] = [path('logo'), path('logo-light'), path('app-icon')];
  if (logo && values.monogram) throw new UsageError('Use either --logo or --monogram.');
  return makeIcons(contentDir, { logo, light, appIcon, monogram: values.monogram === true });
}

async function theme({ contentDir }: Config, { values }: Line): Promise<string> {
  return writeTheme(contentDir, values);
}

async function fonts({ contentDir }: Config, { paths }: Line): Promise<string> {
  if (paths.length === 0)
    throw new UsageError('fonts needs at least one font file.', { showsUsage: true });
  const { subsetFonts } = await import('#cli/brand/fonts.ts');
  return subsetFonts(contentDir, paths);
}

const open = (
  { databaseUrl, databaseDirectUrl: directUrl }: Config,
  { note: announce }: CommandIo,
): Promise<OpenedEngine> => openDatabase(databaseUrl, { announce, directUrl });
