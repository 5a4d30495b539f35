/** `npm run inbox -- list|show|export|resume|retry|erase` */
import { requireNode } from '#server/required-node.ts';

requireNode();
await import('./inbox/main.ts');
