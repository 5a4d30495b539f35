/** Reads and checks everything in the content folder. A pack with a mistake is never stored. */
import type { ApplicationOptions } from '#contract/applications.ts';
import { ARTICLE_KINDS, type ArticleKind } from '#contract/articles.ts';
import { EVENT_KINDS, type EventKind } from '#contract/events.ts';
import { nativeWordsIn } from '#contract/native-words.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import type { Site } from '#contract/site.ts';
import type { JobListingsTable, RelativeDaysTable } from '#db/schema.ts';
import type { ReadArticle } from '#domain/content/articles/index.ts';
import { saveTexts } from '#domain/content/markdown/index.ts';
import {
  ARTICLE_FOLDERS,
  AUTHORS_FILE,
  articleFolders,
  ContentError,
  type ContentProblem,
  categoriesFile,
  DEPARTMENTS_FILE,
  existsInPack,
  fileProblem,
  filesIn,
  JOB_FOLDER,
  leftOutOf,
  OPTIONS_FILE,
  type PackSource,
  type PackTree,
  packTree,
  readPackText,
} from '#domain/content/pack-files/index.ts';
import { type Pictures, readPictures } from '#domain/content/pictures/index.ts';
import { zoneOf } from '#domain/content/time-zone.ts';
import { readArticleFile } from './article-file.ts';
import { readAuthors } from './authors-file.ts';
import { brandProblems } from './brand-check.ts';
import { builtInFiles, readBuiltInCopy } from './built-in-copy.ts';
import type { EventFileRow, Undated } from './changed-at.ts';
import { figureProblems, packageProblems, relatedProblems, topicProblems } from './cross-checks.ts';
import type { EntryFile } from './entry-file.ts';
import { Categories, readEventFile } from './event-file.ts';
import { Findings, readList } from './findings.ts';
import { fileIsRenamed, formerPages } from './former-names.ts';
import { formerUrlProblems } from './former-url-check.ts';
import { Departments, type JobLists, readJobFile } from './job-file.ts';
import { leftOutLinks } from './links-to-areas.ts';
import { solutionProblems, storyProblems } from './listed-page-checks.ts';
import type { PackContext, PackLink } from './pack-folder.ts';
import { iconProblems } from './pack-icons.ts';
import { withFocus } from './pack-pictures.ts';
import { dayCounter } from './relative-day.ts';
import { plainPageProblems, rootPageProblems } from './root-page-checks.ts';
import { strangeLines } from './silent-losses.ts';
import { type SiteModules, siteModules } from './site-modules.ts';
import { SkillOptions } from './skill-options.ts';
import { staffingProblems } from './staffing-check.ts';
import { readThemeColors, THEME_FILE } from './theme-colors.ts';
import { readTranslations } from './translations.ts';
import { atField } from './yaml-lines.ts';

type JobsCopy = PageCopy['talents-on-demand'];

export interface ContentPack {
  departments: Departments;
  options: ApplicationOptions;
  jobs: Undated<JobListingsTable>[];
  articles: ReadArticle[];
  categories: Record<EventKind, Categories>;
  events: EventFileRow[];
  /** The times from which relative days count. */
  days: RelativeDaysTable[];
  pictures: Pictures;
  /** Modules that pages import; empty if the pack has a mistake. */
  modules: SiteModules;
}

const NO_OPTIONS: ApplicationOptions = {
  languages: [],
  frameworks: [],
  softwares: [],
  certifications: [],
};

/** The content of a folder with its mistakes. */
export interface Inspection {
  /** Without invalid files. It may be loaded only if there are no problems. */
  pack: ContentPack;
  problems: ContentProblem[];
  /** Copy by path below the content folder; undefined for an invalid file. */
  copies: ReadonlyMap<string, unknown>;
  /** Links in texts. */
  links: PackLink[];
  /** Faults that do not prevent loading. */
  advice: ContentProblem[];
  tree: PackTree;
}

/**
 * @param now time from which new relative days count, epoch milliseconds
 * @param days stored times from which relative days count
 * @throws ContentError with every mistake of every file and picture
 */
export async function readPack(
  contentDir: PackSource,
  now: number,
  days: readonly RelativeDaysTable[] = [],
): Promise<ContentPack> {
  return (await readWholePack(contentDir, now, days)).pack;
}

/** As `readPack`, with copy, links and advice. */
export async function readWholePack(
  contentDir: PackSource,
  now: number,
  days: readonly RelativeDaysTable[] = [],
): Promise<Inspection> {
  const inspection = await inspectPack(contentDir, now, days);
  if (inspection.problems.length > 0) throw new ContentError(inspection.problems);
  return inspection;
}

/** As `readWholePack`, but returns the problems instead of throwing them. */
export async function inspectPack(
  contentDir: PackSource,
  now: number,
  storedDays: readonly RelativeDaysTable[] = [],
  { hasSourceLines = false }: Pick<PackContext, 'hasSourceLines'> = {},
): Promise<Inspection> {
  const findings = new Findings();
  const { problems, advice, advise } = findings;
  const { pictures: packPictures, problems: pictureProblems } = await readPictures(contentDir);
  problems.push(...pictureProblems);
  await readThemeColors(contentDir).catch((error: unknown) => findings.addError(THEME_FILE, error));
  const tree = packTree(contentDir);
  problems.push(...tree.problems);
  const renamed = formerPages(tree.files);
  problems.push(...renamed.map(({ file, name }) => fileProblem(file, fileIsRenamed(name))));
  advice.push(...tree.advice);

  const copies = readCopies(contentDir, findings);
  const pictures = withFocus(packPictures, copies);
  const translations = readTranslations(contentDir, copies);
  problems.push(...translations.problems);
  const departments = readList(contentDir, DEPARTMENTS_FILE, Departments, findings) ?? [];
  const options = existsInPack(contentDir, OPTIONS_FILE)
    ? (readList(contentDir, OPTIONS_FILE, SkillOptions, findings) ?? NO_OPTIONS)
    : NO_OPTIONS;

  const site = copies.get('site.yaml') as Site | undefined;
  const zone = zoneOf(site?.timeZone ?? 'UTC');
  const authors = findings.attempt(AUTHORS_FILE, () => readAuthors(contentDir, pictures, advise));
  const days = dayCounter({ zone, now, mode: site?.relativeDays ?? 'fixed', stored: storedDays });
  const pack: PackContext = {
    contentDir,
    pictures,
    now,
    zone,
    authors,
    days,
    nativeWords: nativeWordsIn(site?.nativeLanguage),
    links: [],
    hasSourceLines,
    advise,
  };
  const jobsCopy = copies.get('pages/talents-on-demand.yaml') as JobsCopy | undefined;
  const jobLists = { departments, payRates: payRatesOf(jobsCopy, site) };
  const folders: ArticleFolders = site ? articleFolders(site) : ARTICLE_FOLDERS;
  const entries = readEntries(pack, findings, { jobLists, folders });

  saveTexts();
  const modules = () => ({
    ...siteModules(contentDir, { copies, pictures }, now),
    ...translations.modules,
  });
  return {
    pack: {
      departments,
      options,
      ...entries,
      days: days.usedDays,
      pictures,
      modules: problems.length > 0 ? {} : modules(),
    },
    problems,
    copies,
    links: pack.links,
    advice,
    tree,
  };
}

/** Reads the copy, and checks each file by itself and against the others. */
function readCopies(contentDir: PackSource, findings: Findings): Map<string, unknown> {
  const copies = new Map(
    builtInFiles(contentDir).map((file) => [
      file,
      findings.attempt(file, () => readBuiltInCopy(contentDir, file, findings.advise)),
    ]),
  );
  const mistakes = [
    ...brandProblems(copies),
    ...packageProblems(copies),
    ...staffingProblems(copies),
    ...solutionProblems(copies),
    ...storyProblems(copies),
    ...rootPageProblems(contentDir, copies),
    ...plainPageProblems(copies),
    ...figureProblems(copies),
    ...topicProblems(copies),
    ...iconProblems(contentDir, copies),
    ...leftOutLinks(contentDir, copies),
  ];
  findings.problems.push(...mistakes.map((mistake) => atField(contentDir, mistake)));
  return copies;
}

/** Without rates, jobs are paid in the brand's own currency. */
function payRatesOf(jobs: JobsCopy | undefined, site: Site | undefined): JobLists['payRates'] {
  if (jobs?.payRates.length !== 0 || !site) return jobs?.payRates;
  return [{ currency: site.currency, rate: 1 }];
}

type ArticleFolders = Readonly<Partial<Record<ArticleKind, string>>>;

function readEntries(
  pack: PackContext,
  findings: Findings,
  { jobLists, folders }: { jobLists: JobLists; folders: ArticleFolders },
) {
  /** Reads each Markdown file of a folder. Invalid files are reported and left out. */
  const readFolder = <Row>(folder: string, read: (entry: EntryFile) => Row): Row[] =>
    markdownFiles(pack.contentDir, folder).flatMap((name) => {
      const file = `${folder}/${name}`;
      const slug = name.replace(/\.md$/, '');
      const readEntry = () => {
        const source = readPackText(pack.contentDir, file);
        for (const strange of strangeLines(source)) pack.advise({ file, field: '', ...strange });
        return read({ slug, file, source });
      };
      return findings.attempt(file, readEntry) ?? [];
    });
  const jobs = readFolder(JOB_FOLDER, (entry) => readJobFile(entry, jobLists, pack));
  const articles = ARTICLE_KINDS.flatMap((kind) => {
    const folder = folders[kind];
    return folder ? readFolder(folder, (entry) => readArticleFile(kind, entry, pack)) : [];
  });
  findings.problems.push(...relatedProblems(pack.contentDir, articles, folders));
  findings.problems.push(...formerUrlProblems(articles, folders));
  const categories = Object.fromEntries(
    EVENT_KINDS.map((kind) => [
      kind,
      readList(pack.contentDir, categoriesFile(kind), Categories, findings) ?? [],
    ]),
  ) as Record<EventKind, Categories>;
  const events = EVENT_KINDS.flatMap((kind) =>
    readFolder(kind, (entry) => readEventFile(kind, entry, categories[kind], pack)),
  );
  return { jobs, articles, categories, events };
}

function markdownFiles(contentDir: PackSource, folder: string): string[] {
  if (leftOutOf(contentDir).hasFile(`${folder}/`)) return [];
  return filesIn(contentDir, folder).filter((name) => name.endsWith('.md'));
}
