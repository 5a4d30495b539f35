import type { Site } from '#contract/site.ts';

/**
 * The brand as it was when the program was bundled, with the text of its file: the bundle has its own
 * (rolldown.config.ts). None where the program runs from its sources.
 */
export const CHECKED_SITE: { text: string; site: Site } | undefined = undefined;
