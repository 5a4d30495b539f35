/** What the kinds of findings are called, why they matter and what to do about them. */
import type { ContentHealth } from '#contract/console/health.ts';
import { HEALTH_LIMITS, type HealthKind } from '#contract/console/health-kinds.ts';

interface KindLabel {
  title: string;
  /** Why it matters, and what to do. */
  advice: string;
  /** Before the date of a finding. */
  dateLabel?: string;
}

const { least, most } = HEALTH_LIMITS.description;
const draftDays = HEALTH_LIMITS.draftAge / 86_400_000;

const LABELS: Readonly<Record<HealthKind, KindLabel>> = {
  refused: {
    title: 'Texts that were refused',
    advice:
      'They are drafts, and the site shows an earlier text or none. Correct the field, then publish or discard the draft.',
    dateLabel: 'Refused',
  },
  'dead-link': {
    title: 'Links that lead nowhere',
    advice:
      'Visitors who follow them see an error page. Choose a page that exists, or remove the link.',
  },
  'expired-job': {
    title: 'Closed jobs',
    advice:
      'People still find them and cannot apply. Choose a later day, or take the job off the site.',
    dateLabel: 'Closed',
  },
  'past-event': {
    title: 'Past events still featured',
    advice:
      'These texts invite people to an event that is over. Link to a coming event, or remove the link.',
    dateLabel: 'Ended',
  },
  'alt-text': {
    title: 'Pictures without a description',
    advice:
      'People who cannot see a picture depend on its description. Say in one sentence what it shows.',
  },
  description: {
    title: 'Search descriptions',
    advice: `Search engines cut off long ones, and short ones waste the space. Write ${least} to ${most} characters.`,
  },
  'old-claim': {
    title: 'Old figures',
    advice:
      'They were neither changed nor checked for a year. Compare each with its source, then correct it or enter today under “Last checked”.',
    dateLabel: 'As of',
  },
  draft: {
    title: 'Forgotten drafts',
    advice: `Nothing in them has changed for ${draftDays} days, so they may no longer fit the site. Publish or discard them.`,
    dateLabel: 'Saved',
  },
  translation: {
    title: 'Missing translations',
    advice:
      'Visitors read these texts in English. Begin with pages that mix two languages, which are listed first.',
  },
};

/** @param languages English names of the languages into which the site is translated */
export function kindLabel(kind: HealthKind, languages: ContentHealth['languages']): KindLabel {
  const [language, ...others] = languages;
  const isOnly = kind === 'translation' && language !== undefined && others.length === 0;
  return isOnly ? { ...LABELS[kind], title: `Missing ${language}` } : LABELS[kind];
}
