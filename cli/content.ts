/** `npm run content -- check|load|export [folder] [--check]` */
import { requireNode } from '#server/required-node.ts';

requireNode();
await import('./content/main.ts');
