/** `npm run content -- check|load|export|icons|fonts …` */
import { requireNode } from '#server/required-node.ts';

requireNode();
await import('./content/main.ts');
