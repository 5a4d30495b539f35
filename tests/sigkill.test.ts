/** Two kills for every change; `sigkill.deep.ts` has twenty. */
import { survivesKills } from './hard-kills.ts';

survivesKills(2);
