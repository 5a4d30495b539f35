/** A database, and what can happen to it. */
import type { DatabaseUrl } from '#db/open.ts';

export interface Outage {
  name: string;
  begin: () => unknown;
  end: () => unknown;
}

export interface Store {
  url: DatabaseUrl;
  outages: Outage[];
  remove: () => void;
}
