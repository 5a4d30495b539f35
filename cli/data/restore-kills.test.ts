/** One kill for every change; `restore-kills.deep.ts` has one before each rename. */
import { survivesKillsOfRestores } from '#tests/restore-kills.ts';

survivesKillsOfRestores([4]);
