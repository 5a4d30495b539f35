/** `npm run staff -- invite|list|recover|sign-out|remove` */
import { requireNode } from '#server/required-node.ts';

requireNode();
await import('./staff/main.ts');
