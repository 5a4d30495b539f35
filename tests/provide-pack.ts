/** Before tests of the site's own parts, which import their words. */
import { providePack } from '#app/pack.ts';
import { packModules } from './pack-modules.ts';

providePack(await packModules());
