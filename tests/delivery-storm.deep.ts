import { everyLeadArrives } from './delivery-storm.ts';

everyLeadArrives({
  SQLite: { submissions: 300, kills: 4 },
  PostgreSQL: { submissions: 2000, kills: 10 },
});
