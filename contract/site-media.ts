/**
 * Drawings and videos that the site's code uses, relative to `media/`; a pack must have all of
 * them.
 */
export const SITE_MEDIA = [
  'films/crossing-narrow.mp4',
  'films/crossing-narrow.webp',
  'films/crossing-wide.mp4',
  'films/crossing-wide.webp',
  'scenes/campus-hero-narrow.svg',
  'scenes/campus-hero-wide.svg',
  'scenes/career-hero-narrow.svg',
  'scenes/career-hero-wide.svg',
  'scenes/cares-hero-narrow.svg',
  'scenes/cares-hero-wide.svg',
  'scenes/closed.svg',
  'scenes/closing-narrow.svg',
  'scenes/closing-wide.svg',
  'scenes/desk.svg',
  'scenes/favicon.svg',
  'scenes/foot-ridge.svg',
  'scenes/home-hero-narrow.svg',
  'scenes/home-hero-wide.svg',
  'scenes/impact-hero-narrow.svg',
  'scenes/impact-hero-wide.svg',
  'scenes/jobs-hero-narrow.svg',
  'scenes/jobs-hero-wide.svg',
  'scenes/lost.svg',
  'scenes/mark-light.svg',
  'scenes/mark.svg',
  'scenes/night-card.svg',
  'scenes/no-events.svg',
  'scenes/no-result.svg',
  'scenes/office-hero-narrow.svg',
  'scenes/office-hero-wide.svg',
  'scenes/role-closed.svg',
  'scenes/saved-roles.svg',
  'scenes/thank-you.svg',
  'scenes/trail-hero-narrow.svg',
  'scenes/trail-hero-wide.svg',
] as const;
/** The module that lists the URLs of drawings with colors for the night, which `#night` shows. */
export const NIGHT_SCENES = 'media/scenes?night';
export type SiteMedia = (typeof SITE_MEDIA)[number];
