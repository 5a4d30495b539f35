import type { IconName as PackIcon } from '#contract/icons.ts';

/** The icons in `icons.css`, in alphabetical order. */
export const ICONS = [
  'arrow-left',
  'arrow-right',
  'arrow-up-right',
  'badge-check',
  'banknote',
  'book-open',
  'bookmark',
  'bookmark-filled',
  'briefcase',
  'calendar',
  'calendar-days',
  'calendar-plus',
  'chart-no-axes-combined',
  'check',
  'check-bold',
  'chevron-down',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'clock',
  'code-xml',
  'file-check',
  'file-text',
  'file-up',
  'fingerprint',
  'fingerprint-pattern',
  'flask-conical',
  'globe',
  'graduation-cap',
  'hammer',
  'hand-heart',
  'history',
  'info',
  'kanban',
  'key-round',
  'laptop',
  'link-2',
  'list-filter',
  'loader-circle',
  'lock',
  'mail',
  'map',
  'map-pin',
  'menu',
  'minus',
  'moon',
  'mountain',
  'pause',
  'pen-tool',
  'phone',
  'play',
  'play-filled',
  'quote',
  'rocket',
  'search',
  'search-check',
  'share-2',
  'shield-check',
  'sparkles',
  'sunrise',
  'users',
  'video',
  'x',
] as const;
/** A pack's own icons have their rule in its documents. */
export type IconName = (typeof ICONS)[number] | PackIcon;

/** Classes by size in pixels; they grow with the font size. */
const SIZES = {
  14: 'size-3.5',
  15: 'size-3.75',
  16: 'size-4',
  18: 'size-4.5',
  19: 'size-4.75',
  20: 'size-5',
  22: 'size-5.5',
  24: '',
  26: 'size-6.5',
  28: 'size-7',
} as const;

interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
  size?: keyof typeof SIZES;
  /** Must not set a background: the icon is a mask over it. */
  className?: string;
}

/** An icon in the current text color. It has no text for assistive technology, so a label must. */
export function Icon({ name, size = 24, className = '' }: IconProps) {
  const classes = `icon icon-${name} ${SIZES[size]} ${className}`;
  return <span className={classes.replace(/ +/g, ' ').trim()} />;
}
