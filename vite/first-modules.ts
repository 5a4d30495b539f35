/** Which modules the home page loads at once, so that what only other pages share stays out of the
 * file that it shares with them. */

interface ModuleInfo {
  /** Ids of the modules that import this one statically. */
  importers: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

const FIRST = /\/app\/(root|routes\/home\/home)\.tsx/;

/** Whether the frame of all pages or the home page imports a module, directly or not. */
export function isLoadedFirst(
  id: string,
  modules: Modules,
  seen: Set<string> = new Set(),
): boolean {
  if (FIRST.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isLoadedFirst(importer, modules, seen));
}
