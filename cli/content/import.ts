/** `content import`: the posts of another site, as drafts. */
import { writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { type CommandIo, withDatabase } from '#cli/command-line.ts';
import { type OptionValues, UsageError, unknownName } from '#cli/options.ts';
import { readSite } from '#domain/content/pack/index.ts';
import {
  Downloads,
  IMPORT_KINDS,
  type ImportKind,
  type ImportReport,
  importPosts,
  jsonOf,
  markdownReportOf,
  openGhostExport,
  openMarkdownFolder,
  openWordpressExport,
  type PostReport,
  type PostSource,
  readSiteFacts,
  type SourceOptions,
  statOf,
  summaryOf,
} from '#domain/importing/index.ts';
import type { Db } from '#domain/support/database.ts';
import { safeText } from '#domain/support/safe-text.ts';
import { sitePaths } from '#server/documents/site-paths.ts';
import { createMediaWork } from '#server/jobs/media-process/media-work.ts';
import type { Config } from '#server/settings.ts';

interface ImportLine {
  values: OptionValues;
  paths: readonly string[];
}

type Open = (path: string, options: SourceOptions) => PostSource | Promise<PostSource>;

const SOURCES: ReadonlyMap<string, Open> = new Map<string, Open>([
  ['markdown', openMarkdownFolder],
  ['wordpress', openWordpressExport],
  ['ghost', openGhostExport],
]);

/** Origin for links to this site if its address is not configured. They become paths. */
const THIS_SITE = 'https://this-site.invalid';

/** @returns the summary to print */
export async function runImport(config: Config, line: ImportLine, io: CommandIo): Promise<string> {
  const request = requestOf(line, io);
  statOf(request.path);
  if (request.options.media !== undefined) statOf(request.options.media);
  const source = await request.open(request.path, request.options);
  const report = await withDatabase(config, io, (db) =>
    importInto(db, source, config, request, io),
  );
  if (request.report !== undefined) writeReport(request.report, report);
  return safeText(summaryOf(report));
}

interface ImportRequest {
  open: Open;
  path: string;
  options: SourceOptions;
  kind: ImportKind;
  isDryRun: boolean;
  mayDownload: boolean;
  /** File of the report; undefined for none. */
  report: string | undefined;
}

/** @throws UsageError */
function requestOf({ values, paths: [name = '', path] }: ImportLine, { env }: CommandIo) {
  const open = SOURCES.get(name);
  if (!open) throw unknownName('source', name, SOURCES.keys());
  if (path === undefined) {
    throw new UsageError('import needs the path of the export.', { showsUsage: true });
  }
  // npm changes to the project's folder, but files are relative to the folder where it was called.
  const folder = (env.npm_lifecycle_event === 'content' && env.INIT_CWD) || process.cwd();
  const text = (key: string) => (typeof values[key] === 'string' ? values[key] : undefined);
  const pathOf = (key: string) => {
    const value = text(key);
    return value === undefined ? undefined : resolve(folder, value);
  };
  const report = pathOf('report');
  if (report !== undefined && !/^\.(md|json)$/.test(extname(report))) {
    throw new UsageError('The file of --report must end in .md or .json.');
  }
  return {
    open,
    path: resolve(folder, path),
    options: {
      media: pathOf('media'),
      siteUrl: siteUrlOf(text('from')),
      includesPages: values.pages === true,
      permalink: text('permalink') ?? '',
    },
    kind: kindOf(text('as') ?? 'blogs'),
    isDryRun: values['dry-run'] === true,
    mayDownload: values.download === true,
    report,
  } satisfies ImportRequest;
}

function kindOf(name: string): ImportKind {
  if (name in IMPORT_KINDS) return name as ImportKind;
  throw unknownName('kind', name, Object.keys(IMPORT_KINDS));
}

function siteUrlOf(address: string | undefined): string {
  if (address === undefined) return '';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(
      '--from must be the address of the former site, such as https://old.example.',
    );
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}

async function importInto(
  db: Db,
  source: PostSource,
  config: Config,
  { kind, isDryRun, mayDownload }: ImportRequest,
  io: CommandIo,
): Promise<ImportReport> {
  if (mayDownload && !source.siteUrl) {
    throw new UsageError('--download needs --from with the address of the former site.');
  }
  const site = await readSite(config.contentDir);
  const facts = await readSiteFacts(db, { site, kind, pages: await sitePaths(config.contentDir) });
  if (facts.files.size === 0) {
    throw new UsageError('The database has no content yet. Run "content load", or start the site.');
  }
  const services = {
    db,
    facts,
    work: createMediaWork(),
    origin: config.publicUrl ?? THIS_SITE,
  };
  const options = {
    kind,
    isDryRun,
    downloads: mayDownload ? new Downloads(source.siteUrl) : undefined,
    today: new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone }).format(new Date()),
  };
  const posts: PostReport[] = [];
  const announce = progress(io);
  for await (const post of importPosts(source, services, options)) {
    posts.push(post);
    announce(posts.length);
  }
  return { source, isDryRun, posts };
}

/** Milliseconds between two lines while an import runs. */
const ANNOUNCE_INTERVAL = 10_000;

function progress({ note }: CommandIo): (count: number) => void {
  let announcedAt = Date.now();
  return (count) => {
    if (Date.now() - announcedAt < ANNOUNCE_INTERVAL) return;
    announcedAt = Date.now();
    note(`${count.toLocaleString('en')} posts so far …`);
  };
}

function writeReport(file: string, report: ImportReport): void {
  const text = file.endsWith('.json') ? jsonOf(report) : markdownReportOf(report);
  writeFileSync(file, text);
}
