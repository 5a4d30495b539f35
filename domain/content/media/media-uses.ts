/** Where the files under `media/` are used in the texts of a pack. */
import type { MediaUse } from '#contract/console/media.ts';
import { FOCUS_FILE } from '#domain/content/pack-files/index.ts';

/** Texts of entries by path below the content folder; drafts have the same path twice or more. */
export type MediaSources = Iterable<readonly [file: string, text: string]>;

/** Paths under `media/`, also as URLs: `/media/covers/a.svg`. */
const PATH = /\bmedia\/[^\s"'`()<>[\]{}|?#,;]+\.[a-z\d]{2,5}\b/gi;

const pathsIn = (text: string) => [...text.matchAll(PATH)].map(([path]) => nameOf(path));

/** Markdown percent-encodes some characters of paths. */
function nameOf(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}

/** The paths that a text names, without duplicates. */
export const mediaPathsIn = (text: string): string[] => [...new Set(pathsIn(text))];

/** By the text, since a file has one on the site and another as a draft. */
const cached = new Map<string, string[]>();

/** Texts whose paths are remembered; more than any pack has. */
const MAX_CACHED = 5000;

function cachedPaths(file: string, text: string): string[] {
  // Focal points are no places that show a file.
  if (file === FOCUS_FILE) return [];
  const known = cached.get(text);
  if (known) return known;
  if (cached.size >= MAX_CACHED) cached.clear();
  const paths = pathsIn(text);
  cached.set(text, paths);
  return paths;
}

/**
 * The number of places that use each file. Of a draft and the text on the site, the one with more
 * places counts.
 */
export function countMediaUses(sources: MediaSources): Map<string, number> {
  const byFile = new Map<string, Map<string, number>>();
  for (const [file, text] of sources) {
    const most = byFile.get(file) ?? new Map<string, number>();
    byFile.set(file, most);
    const paths = cachedPaths(file, text);
    for (const path of paths) {
      const count = paths.filter((other) => other === path).length;
      most.set(path, Math.max(most.get(path) ?? 0, count));
    }
  }
  const counts = new Map<string, number>();
  for (const most of byFile.values()) {
    for (const [path, count] of most) counts.set(path, (counts.get(path) ?? 0) + count);
  }
  return counts;
}

/** The places that use a file, without duplicates. */
export async function mediaUses(path: string, sources: MediaSources): Promise<MediaUse[]> {
  const uses = new Map<string, MediaUse>();
  const add = (use: MediaUse) => {
    const key = JSON.stringify([use.file, use.field]);
    if (!uses.has(key)) uses.set(key, use);
  };
  for (const [file, text] of sources) {
    if (!cachedPaths(file, text).includes(path)) continue;
    for (const use of await usesInFile(path, file, text)) add(use);
  }
  return [...uses.values()];
}

/** Lines above and below a path in which its alternative text is. */
const NEAR = 2;

/** The paths in files with this name, or with this text beside the path. */
export function pathsNear(search: string, sources: MediaSources): Set<string> {
  const found = new Set<string>();
  for (const [file, text] of sources) {
    const paths = cachedPaths(file, text);
    if (paths.length === 0) continue;
    if (file.toLowerCase().includes(search)) for (const path of paths) found.add(path);
    if (!text.toLowerCase().includes(search)) continue;
    const lines = text.split('\n');
    for (const [at, line] of lines.entries()) {
      const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1).join('\n');
      if (near.toLowerCase().includes(search)) for (const path of pathsIn(line)) found.add(path);
    }
  }
  return found;
}

/** With the empty lines below it, because the text that editors see begins after them. */
const FRONT_MATTER = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)(?:[ \t]*\n)*/;

async function usesInFile(path: string, file: string, text: string): Promise<MediaUse[]> {
  // Loaded here, because a start does not need the YAML parser.
  const { textsIn } = await import('./yaml-texts.ts');
  const [whole = '', frontMatter = ''] = FRONT_MATTER.exec(text) ?? [];
  const isYaml = /\.ya?ml$/.test(file);
  const yaml = isYaml ? text : frontMatter;
  const firstLine = isYaml ? 1 : 2;
  const inFields = textsIn(yaml)
    .filter((field) => pathsIn(field.text).includes(path))
    .map(({ field, line }) => ({ file, field, line: line + firstLine - 1 }));
  if (isYaml) return inFields;
  const field = file.endsWith('.md') ? 'body' : '';
  const first = whole.split('\n').length - 1;
  const inBody = text
    .split('\n')
    .flatMap((line, at) =>
      at >= first && pathsIn(line).includes(path) ? [{ file, field, line: at - first + 1 }] : [],
    );
  return [...inFields, ...inBody];
}
