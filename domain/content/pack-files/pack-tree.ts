/** Lists the content folder. Links are followed, and files that are not content are left out. */
import { type Dirent, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { baseFiles } from './base-pack.ts';
import { type ContentProblem, fileProblem, reasonOf } from './content-problem.ts';
import { type EditedFolder, folderOf, type PackSource } from './pack-source.ts';

export interface PackTree {
  /** Paths below the content folder, composed as NFC (macOS writes names decomposed), sorted. */
  files: string[];
  folders: string[];
  /** Files and folders that cannot be read and would be missing from the site. */
  problems: ContentProblem[];
  /** Files that can be read here, but perhaps not on another machine. */
  advice: ContentProblem[];
}

/** Visits allowed of one folder, because nested links can multiply them exponentially. */
const MOST_VISITS = 20;

interface Walk extends PackTree {
  /** Path of the content folder, with links resolved. */
  root: string;
  isDeep: boolean;
  /** Number of visits, by the folder's path with links resolved. */
  visits: Map<string, number>;
}

/** @param folder below the content folder; empty for all of it */
export function packTree(contentDir: PackSource, folder = '', isDeep = true): PackTree {
  const base = baseFiles(contentDir).map((file) => [file, { text: '' }] as const);
  const edits = typeof contentDir === 'string' ? [] : contentDir.edits;
  const tree = folderTree(folderOf(contentDir), folder, isDeep);
  return editedTree(tree, new Map([...base, ...edits]), { folder, isDeep });
}

/** Adds and removes the edited files, and adds those of the base pack. */
function editedTree(
  tree: PackTree,
  edits: EditedFolder['edits'],
  { folder, isDeep }: { folder: string; isDeep: boolean },
): PackTree {
  const files = new Set(tree.files);
  const folders = new Set(tree.folders);
  const prefix = folder === '' ? '' : `${folder.normalize('NFC')}/`;
  for (const [file, edit] of edits) {
    if (!file.startsWith(prefix)) continue;
    const [first = '', ...rest] = file.slice(prefix.length).split('/');
    const isListed = isDeep || rest.length === 0;
    if (edit === null) files.delete(file);
    else if (isListed) files.add(file);
    if (edit !== null && rest.length > 0) folders.add(prefix + first);
  }
  return { ...tree, files: [...files].sort(), folders: [...folders].sort() };
}

function folderTree(contentDir: string, folder: string, isDeep: boolean): PackTree {
  const walk: Walk = { ...emptyTree(), root: '', isDeep, visits: new Map() };
  const path = join(contentDir, folder);
  if (!statSync(contentDir, { throwIfNoEntry: false }) || !statOf(path).stat) return walk;
  walk.root = realpathSync(contentDir);
  visit(walk, { folder: folder.normalize('NFC'), path, ancestors: [realpathSync(path)] });
  walk.files.sort();
  walk.folders.sort();
  return walk;
}

const emptyTree = (): PackTree => ({ files: [], folders: [], problems: [], advice: [] });

/** Names of the files in one folder; empty if there is no such folder. */
export function filesIn(contentDir: PackSource, folder: string): string[] {
  const { files } = packTree(contentDir, folder, false);
  return files.map((file) => file.slice(folder.length + 1));
}

interface Folder {
  /** Below the content folder. */
  folder: string;
  /** On disk. */
  path: string;
  /** Paths of this folder and its ancestors, with links resolved. */
  ancestors: readonly string[];
}

function visit(walk: Walk, { folder, path, ancestors }: Folder): void {
  const names = new Map<string, string>();
  for (const entry of entriesOf(walk, folder, path)) {
    if (isIgnored(entry.name)) continue;
    const name = entry.name.normalize('NFC');
    const file = folder === '' ? name : `${folder}/${name}`;
    const twin = names.get(name.toLowerCase());
    if (twin !== undefined) reportTwins(walk, file, { name, twin });
    else names.set(name.toLowerCase(), name);
    if (twin === name) continue;
    visitEntry(walk, entry, { folder: file, path: join(path, entry.name), ancestors });
  }
}

function visitEntry(walk: Walk, entry: Dirent, { folder: file, path, ancestors }: Folder): void {
  const report = (message: string) => walk.problems.push(fileProblem(file, message));
  if (entry.isFile()) return void walk.files.push(file);
  const { stat, reason } = statOf(path);
  if (!stat) return void report(reason);
  if (entry.isSymbolicLink()) reportLink(walk, file, path);
  if (stat.isFile()) return void walk.files.push(file);
  if (!stat.isDirectory()) return void report('is not a regular file but a pipe or a device');
  const realPath = realpathSync(path);
  if (ancestors.includes(realPath))
    return void report('is a link to a folder that contains it: remove it');
  const visits = (walk.visits.get(realPath) ?? 0) + 1;
  if (visits > MOST_VISITS)
    return void report(`more than ${MOST_VISITS} links point to this folder`);
  walk.visits.set(realPath, visits);
  walk.folders.push(file);
  if (walk.isDeep) visit(walk, { folder: file, path, ancestors: [...ancestors, realPath] });
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
    return { reason: code === 'ENOENT' ? 'is a broken link: remove it' : reasonOf(error) };
  }
}

function reportLink({ root, advice }: Walk, file: string, path: string): void {
  const target = realpathSync(path);
  const relativePath = relative(root, target);
  if (relativePath !== '..' && !relativePath.startsWith(`..${sep}`)) return;
  const message = `is a link out of the content folder, to ${target}: replace it by a copy, because other machines do not have the target`;
  advice.push(fileProblem(file, message));
}

function reportTwins(
  { problems, advice }: Walk,
  file: string,
  { name, twin }: { name: string; twin: string },
): void {
  if (name === twin) {
    const message = 'two files have this name, in different Unicode normalizations: keep one';
    problems.push(fileProblem(file, message));
    return;
  }
  const message = `differs from ${twin} only in upper and lower case: macOS and Windows keep only one of them`;
  advice.push(fileProblem(file, message));
}

/**
 * Names that are never content: those that begin with a dot (`.DS_Store`, `._post.md` of macOS,
 * `.#post.md` of Emacs, `.git`, and `..data` of a Kubernetes volume, into which the files beside it
 * link) or an underscore (drafts), backups, lock files, thumbnails, and a README for editors.
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

export const isIgnored = (name: string): boolean => LITTER.some((pattern) => pattern.test(name));
