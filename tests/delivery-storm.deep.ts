import { describe } from 'vitest';
import { everyLeadArrives } from './delivery-storm.ts';
import { describeEachEngine } from './engines.ts';

const SIZES = {
  SQLite: { submissions: 300, kills: 4 },
  PostgreSQL: { submissions: 800, kills: 10 },
};

describe.concurrent('every lead arrives', () => {
  describeEachEngine('with kills and outages', (engine) => everyLeadArrives(engine, SIZES[engine]));
});
