/** What `import.meta.glob` makes of a folder of the pack: a path to a chunk, read when asked for. */
type Files<Page> = Record<string, () => Promise<Page>>;

/** The one page of a kind whose file has this name; null where there is none. */
export async function pageFile<Page>(files: Files<Page>, slug: string): Promise<Page | null> {
  const [, read] = Object.entries(files).find(([path]) => path.endsWith(`/${slug}.yaml`)) ?? [];
  return (await read?.()) ?? null;
}

/** The names of all pages of a kind. */
export function slugsOf(files: Files<unknown>): string[] {
  return Object.keys(files).map((path) => /([^/]*)\.yaml$/.exec(path)?.[1] ?? path);
}
