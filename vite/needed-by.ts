/** Which pages come to need a module: modules that go the same ways share a file. */

interface ModuleInfo {
  /** Ids of the modules that import this one statically. */
  importers: readonly string[];
  /** Those that fetch it later. */
  dynamicImporters: readonly string[];
}
export interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

type Importers = (module: ModuleInfo) => readonly string[];

const atOnce: Importers = ({ importers }) => importers;
const atAnyTime: Importers = ({ importers, dynamicImporters }) => [
  ...importers,
  ...dynamicImporters,
];

const FIRST = /\/app\/(root|routes\/home\/home)\.tsx/;
const PAGE = /\/app\/routes\/([^/]+)\/.+\?__react-router-build-client-route$/;
/** Shows all parts of the site, and stands for no other page. */
const GALLERY = 'gallery';
/** What more rooms than these need is everybody's. */
const FEW = 3;

/** Whether the frame of all pages or the home page imports a module, directly or not. */
export function isLoadedFirst(id: string, modules: Modules): boolean {
  return needing(id, modules, atOnce).some((it) => FIRST.test(it));
}

/** Whether a visit of the home page comes to need a module, at once or further down. */
export function isOnFirstVisit(id: string, modules: Modules): boolean {
  return needing(id, modules, atAnyTime).some((it) => FIRST.test(it));
}

/**
 * The file of a module that several pages share: `pages` for what is needed in many rooms, the folders
 * of `app/routes`, or the few rooms' own; null where one page alone needs it. What a module imports is
 * needed wherever that is, so of two files never each imports the other.
 */
export function sharedFile(id: string, modules: Modules): string | null {
  const pages = needing(id, modules, atOnce).flatMap((it) => PAGE.exec(it)?.[1] ?? []);
  const rooms = [...new Set(pages)].filter((room) => room !== GALLERY).sort();
  if (pages.length < 2 || rooms.length === 0) return null;
  return rooms.length > FEW ? 'pages' : rooms.join('-');
}

/** A module and all that lead to it. */
function needing(id: string, modules: Modules, importersOf: Importers): string[] {
  const seen = new Set([id]);
  // Grows while it is gone through.
  for (const it of seen) {
    const module = modules.getModuleInfo(it);
    for (const importer of module ? importersOf(module) : []) seen.add(importer);
  }
  return [...seen];
}
