/** A small run for every change; `delivery-storm.deep.ts` has thousands of submissions. */
import { everyLeadArrives } from './delivery-storm.ts';

everyLeadArrives({
  SQLite: { submissions: 40, kills: 1 },
  PostgreSQL: { submissions: 40, kills: 1 },
});
