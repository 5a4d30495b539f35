/** Answers the health view: the pack is read once for each state of the content and each day. */
import type { ContentHealth } from '#contract/console/health.ts';
import { HEALTH_KINDS } from '#contract/console/health-kinds.ts';
import type { Db } from '#db/schema.ts';
import { zoneOf } from '#domain/content/time-zone.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { forgottenDrafts } from './forgotten-drafts.ts';
import type { PackHealth } from './pack-health.ts';
import { refusedDrafts } from './refused-drafts.ts';

const DAY = 86_400_000;

interface Sources {
  db: Db;
  /** Reads the pack; the server does it in a thread. */
  readPack: () => Promise<PackHealth>;
  /** IANA name of the site's zone. */
  timeZone: () => string;
}

/** @param now epoch milliseconds */
export type ReadContentHealth = (
  permit: Permit<'content.read'>,
  now: number,
) => Promise<ContentHealth>;

export function createContentHealth({ db, readPack, timeZone }: Sources): ReadContentHealth {
  let cached: { key: string; health: Promise<PackHealth> } | undefined;

  async function packHealth(now: number): Promise<PackHealth> {
    const state = await db
      .selectFrom('content_state')
      .select(['version', 'entries_version'])
      .executeTakeFirstOrThrow();
    const zone = timeZone();
    const day = Math.floor(zoneOf(zone).localTime(now) / DAY);
    const key = JSON.stringify([state.version, state.entries_version, zone, day]);
    if (cached?.key !== key) {
      const health = readPack();
      cached = { key, health };
      // The next request tries again.
      health.catch(() => {
        if (cached?.health === health) cached = undefined;
      });
    }
    return cached.health;
  }

  return async (_permit, now) => {
    const { groups, languages } = await packHealth(now);
    const all = [...groups, await refusedDrafts(db, now), await forgottenDrafts(db, now)];
    const inOrder = HEALTH_KINDS.map(
      (kind) => all.find((group) => group.kind === kind) ?? { kind, total: 0, findings: [] },
    );
    return { groups: inOrder, languages, timeZone: timeZone() };
  };
}
