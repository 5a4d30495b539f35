/** The tests' pack as the site's code gets it, for tests of its parts. */
import { LocalizedPack } from '#app/pack.ts';
import { packModules } from './pack-modules.ts';

const modules = await packModules();

export const pack = new LocalizedPack(modules);
export const nepaliPack = new LocalizedPack(modules, 'ne');
