/** Icons that a content pack names for menu entries and cards. */
import * as z from 'zod/mini';

/** Every pack has these. */
export const BUILT_IN_ICONS = [
  'badge-check',
  'book-open',
  'briefcase',
  'calendar',
  'code-xml',
  'file-text',
  'fingerprint',
  'graduation-cap',
  'hammer',
  'hand-heart',
  'key-round',
  'map',
  'mountain',
  'pen-tool',
  'quote',
  'rocket',
  'search-check',
  'shield-check',
  'sparkles',
  'users',
  'video',
] as const;

/** A pack's own icons: `house.svg` in this folder is the icon `house`. */
export const ICON_FOLDER = 'media/glyphs';

/** A built-in icon or one of the pack's own. */
export const IconName = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the name of an icon such as badge-check'))
  .brand<'IconName'>();
export type IconName = z.infer<typeof IconName>;
