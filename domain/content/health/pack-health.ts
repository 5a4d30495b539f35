/** All findings in the published content. Takes as long as reading the pack. */

import type { ContentHealth, HealthFinding, HealthPlace } from '#contract/console/health.ts';
import { HEALTH_LIMITS, type HealthKind } from '#contract/console/health-kinds.ts';
import { englishLanguageName } from '#contract/languages.ts';
import type { Site } from '#contract/site.ts';
import { languagesOf } from '#contract/translated-pack.ts';
import { titleOf } from '#domain/content/entries/index.ts';
import { withUploads } from '#domain/content/media/index.ts';
import { inspect, loadInspectionFacts, storedDays } from '#domain/content/pack/index.ts';
import { existsInPack, readPackText } from '#domain/content/pack-files/index.ts';
import { type Publisher, publishedPack } from '#domain/content/publishing/index.ts';
import { parsedSource } from '#domain/content/source/index.ts';
import { zoneOf } from '#domain/content/time-zone.ts';
import { deadLinks } from './dead-links.ts';
import { descriptions } from './descriptions.ts';
import { expiredJobs } from './expired-jobs.ts';
import { labelOf, nameOf } from './field-place.ts';
import { missingAlts } from './missing-alts.ts';
import { missingTranslations } from './missing-translations.ts';
import { oldClaims } from './old-claims.ts';
import { pastEvents } from './past-events.ts';
import type { Finder, Found, Place, PublishedContent } from './published-content.ts';
import { readClaimsVersions, readEnded } from './stored-facts.ts';

/** Drafts are not part of the pack: `forgottenDrafts` and `refusedDrafts` read them. */
const FINDERS: Readonly<Record<Exclude<HealthKind, 'draft' | 'refused'>, Finder>> = {
  'dead-link': deadLinks,
  'expired-job': expiredJobs,
  'past-event': pastEvents,
  'alt-text': missingAlts,
  description: descriptions,
  'old-claim': oldClaims,
  translation: missingTranslations,
};

export type PackHealth = Pick<ContentHealth, 'groups' | 'languages'>;

/**
 * @param pages see `PublishedContent`
 * @param now epoch milliseconds
 */
export async function readPackHealth(
  publisher: Publisher,
  pages: readonly string[],
  now: number,
): Promise<PackHealth> {
  const { db } = publisher.engine;
  const source = await withUploads(db, (await publishedPack(publisher)).source);
  const inspection = await inspect(source, now, await storedDays(db));
  const facts = await loadInspectionFacts();
  const site = inspection.copies.get('site.yaml') as Site | undefined;
  // Without a brand there is no site; its mistake is shown at the entry.
  if (!site) return { groups: [], languages: [] };
  return healthOf({
    source,
    inspection,
    facts,
    pages,
    site,
    zone: zoneOf(site.timeZone),
    now,
    ended: await readEnded(db, now),
    claimsVersions: await readClaimsVersions(db, facts.CLAIMS),
  });
}

export function healthOf(content: PublishedContent): PackHealth {
  const kinds = Object.entries(FINDERS) as [keyof typeof FINDERS, Finder][];
  const groups = kinds.map(([kind, find]) => {
    const found = find(content);
    const listed = found.slice(0, HEALTH_LIMITS.findings);
    return { kind, total: found.length, findings: listed.map((each) => findingOf(content, each)) };
  });
  const languages = languagesOf(content.inspection.pack.modules).map(englishLanguageName);
  return { groups, languages };
}

function findingOf(content: PublishedContent, found: Found): HealthFinding {
  const { text, at = null, source = null, uses = [] } = found;
  return {
    ...placeOf(content, found),
    text: text.slice(0, HEALTH_LIMITS.text),
    at,
    source,
    uses: uses.slice(0, HEALTH_LIMITS.uses).map((use) => placeOf(content, use)),
    usesTotal: uses.length,
  };
}

function placeOf({ source }: PublishedContent, { file, path, line }: Place): HealthPlace {
  // A translation may have no file yet.
  const text = existsInPack(source, file) ? readPackText(source, file) : '';
  const isEntry = file.endsWith('.md');
  return {
    file,
    title: titleOf(file, text),
    field: nameOf(path),
    line: line === undefined ? null : Math.max(1, line - parsedSource(file, text).bodyLine + 1),
    label: labelOf(path, isEntry),
  };
}
