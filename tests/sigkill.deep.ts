import { survivesKills } from './hard-kills.ts';

survivesKills(20);
