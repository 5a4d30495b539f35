/** What lies in the content folder: links are followed, litter is left out. */
import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type ContentProblem, fileProblem, reasonOf } from './content-problem.ts';

export interface PackTree {
  /** Paths below the content folder, composed as NFC (macOS writes names decomposed), sorted. */
  files: string[];
  folders: string[];
  /** What cannot be read: it would be missing from the site. */
  problems: ContentProblem[];
  /** What can be read here, and perhaps not on another machine. */
  advice: ContentProblem[];
}

/** How often one folder may be reached: links upon links would multiply what lies in it without end. */
const MOST_VISITS = 20;

interface Walk extends PackTree {
  /** Of the content folder, without links. */
  root: string;
  isDeep: boolean;
  /** Of each folder, by its path without links. */
  visits: Map<string, number>;
}

/** @param folder below the content folder to begin at, or all of it */
export function packTree(contentDir: string, folder = '', isDeep = true): PackTree {
  const walk: Walk = { ...EMPTY(), root: '', isDeep, visits: new Map() };
  const path = join(contentDir, folder);
  if (!statSync(contentDir, { throwIfNoEntry: false }) || !statOf(path).stat) return walk;
  walk.root = realpathSync(contentDir);
  visit(walk, { folder: folder.normalize('NFC'), path, above: [realpathSync(path)] });
  walk.files.sort();
  walk.folders.sort();
  return walk;
}

const EMPTY = (): PackTree => ({ files: [], folders: [], problems: [], advice: [] });

/** Names of the files in one folder; none where there is no such folder. */
export function filesIn(contentDir: string, folder: string): string[] {
  const { files } = packTree(contentDir, folder, false);
  return files.map((file) => file.slice(folder.length + 1));
}

interface Folder {
  /** Below the content folder. */
  folder: string;
  /** On disk. */
  path: string;
  /** This folder and those that lead to it, without links. */
  above: readonly string[];
}

function visit(walk: Walk, { folder, path, above }: Folder): void {
  const names = new Map<string, string>();
  for (const entry of entriesOf(walk, folder, path)) {
    if (isLitter(entry.name)) continue;
    const name = entry.name.normalize('NFC');
    const file = folder === '' ? name : `${folder}/${name}`;
    const twin = names.get(name.toLowerCase());
    if (twin !== undefined) reportTwins(walk, file, { name, twin });
    else names.set(name.toLowerCase(), name);
    if (twin === name) continue;
    visitEntry(walk, entry, { folder: file, path: join(path, entry.name), above });
  }
}

function visitEntry(walk: Walk, entry: Dirent, { folder: file, path, above }: Folder): void {
  const report = (message: string) => walk.problems.push(fileProblem(file, message));
  if (entry.isFile()) return void walk.files.push(file);
  const { stat, reason } = statOf(path);
  if (!stat) return void report(reason);
  if (entry.isSymbolicLink()) reportLink(walk, file, path);
  if (stat.isFile()) return void walk.files.push(file);
  if (!stat.isDirectory()) return void report('is no file that can be read (a pipe or a device)');
  const real = realpathSync(path);
  if (above.includes(real)) return void report('is a link to a folder that it lies in: remove it');
  const visits = (walk.visits.get(real) ?? 0) + 1;
  if (visits > MOST_VISITS)
    return void report(`more than ${MOST_VISITS} links lead to this folder`);
  walk.visits.set(real, visits);
  walk.folders.push(file);
  if (walk.isDeep) visit(walk, { folder: file, path, above: [...above, real] });
}

function entriesOf(walk: Walk, file: string, path: string): Dirent[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    walk.problems.push(fileProblem(file || '.', reasonOf(error)));
    return [];
  }
}

function statOf(path: string): { stat?: Stats; reason: string } {
  try {
    return { stat: statSync(path), reason: '' };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { reason: code === 'ENOENT' ? 'is a link to nothing: remove it' : reasonOf(error) };
  }
}

function reportLink({ root, advice }: Walk, file: string, path: string): void {
  const target = realpathSync(path);
  const way = relative(root, target);
  if (way !== '..' && !way.startsWith(`..${sep}`)) return;
  const message = `is a link out of the content folder, to ${target}: put a copy here, or another machine will lack it`;
  advice.push(fileProblem(file, message));
}

function reportTwins(
  { problems, advice }: Walk,
  file: string,
  { name, twin }: { name: string; twin: string },
): void {
  if (name === twin) {
    const message = 'two files have this name, in two Unicode spellings: keep one';
    problems.push(fileProblem(file, message));
    return;
  }
  const message = `differs from ${twin} only in upper and lower case: macOS and Windows keep one of the two`;
  advice.push(fileProblem(file, message));
}

/**
 * Names that are never content: whatever begins with a dot (`.DS_Store`, `._post.md` of macOS, `.#post.md`
 * of Emacs, `.git`, and `..data` of a Kubernetes volume, which the files beside it link into) or with an
 * underscore (drafts), backups and lock files, thumbnails, and a README for other editors.
 */
const LITTER = [
  /^[._]/,
  /^#.*#$/,
  /~$/,
  /^~\$/,
  /\.(bak|orig|rej|swp|swo|tmp)$/i,
  /^(thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r)$/i,
  /^(readme|license|changelog)(\.(md|txt))?$/i,
];

export const isLitter = (name: string): boolean => LITTER.some((form) => form.test(name));
