import { survivesKillsOfRestores } from '#tests/restore-kills.ts';

survivesKillsOfRestores([1, 2, 3, 4]);
