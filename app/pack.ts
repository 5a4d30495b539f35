/**
 * What the pack says, where the site's code imports it: `import site from '#content/site.yaml'` is answered
 * from here when the code is loaded, which is after the server has handed the pack over. So a build knows
 * no pack, and another one needs the code to be loaded anew, not to be built (`vite/content-pack.ts`).
 */

/** Values by what is imported, from the content folder on: `site.yaml`, `media/scenes/desk.svg`. */
export type PackModules = Readonly<Record<string, unknown>>;

let modules: PackModules = {};

/** Has to come before the import of whatever imports something of the pack. */
export function providePack(given: PackModules): void {
  modules = given;
}

/** @throws Error where the pack has no such thing */
export function packed(id: string): unknown {
  if (id in modules) return modules[id];
  throw new Error(`The pack has no ${id}`);
}

/** The same of what only some packs have. */
export const packedIfAny = (id: string): unknown => modules[id];

/** The files of a pack whose paths match, in the order of their names. */
export function packFiles<Value>(path: RegExp): [path: string, value: Value][] {
  return Object.keys(modules)
    .filter((id) => path.test(id))
    .sort()
    .map((id) => [id, modules[id] as Value]);
}

/** Beside the pack's modules: what the operator has switched on or off. */
export const SWITCHES = 'switches';

export interface Switches {
  /** Whether pages register a service worker. */
  serviceWorker: boolean;
}

const ALL_ON: Switches = { serviceWorker: true };

export const switches = () => (modules[SWITCHES] as Switches | undefined) ?? ALL_ON;
