/** A small run on SQLite. `delivery-storm.deep.ts` has thousands of submissions on both engines. */
import { describe } from 'vitest';
import { everyLeadArrives } from './delivery-storm.ts';

describe('on SQLite', () => everyLeadArrives('SQLite', { submissions: 40, kills: 1 }));
