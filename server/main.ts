/** The program. React chooses its fast half as it is loaded, so this is settled before. */
import { requireNode } from './required-node.ts';
import { tellInJsonAlone } from './standard-error.ts';

requireNode();
const isDevelopment = process.argv.includes('--dev');
process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production';
if (!isDevelopment) tellInJsonAlone();

const { start } = await import('./start.ts');
await start({ isDevelopment, isDemo: process.argv.includes('--demo') });
