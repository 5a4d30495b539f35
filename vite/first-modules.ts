/** Which modules the home page loads at once, so that what only other pages share stays out of the
 * file that it shares with them. */

interface ModuleInfo {
  /** Ids of the modules that import this one statically. */
  importers: readonly string[];
  /** Those that fetch it later. */
  dynamicImporters: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

const FIRST = /\/app\/(root|routes\/home\/home)\.tsx/;

/** Whether the frame of all pages or the home page imports a module, directly or not. */
export function isLoadedFirst(id: string, modules: Modules): boolean {
  return isReached(id, (module) => modules.getModuleInfo(module)?.importers ?? []);
}

/** Whether a visit of the home page comes to need a module, at once or further down. */
export function isOnFirstVisit(id: string, modules: Modules): boolean {
  return isReached(id, (module) => {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(module) ?? {};
    return [...importers, ...dynamicImporters];
  });
}

function isReached(
  id: string,
  importersOf: (id: string) => readonly string[],
  seen: Set<string> = new Set(),
): boolean {
  if (FIRST.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return importersOf(id).some((importer) => isReached(importer, importersOf, seen));
}
