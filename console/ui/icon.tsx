/** Defined in `app/ui/icons/icons.css`. */
const SHARED = [
  'arrow-left',
  'briefcase',
  'calendar-days',
  'check',
  'chevron-down',
  'chevron-right',
  'circle-alert',
  'circle-check',
  'clock',
  'file-text',
  'fingerprint-pattern',
  'history',
  'info',
  'kanban',
  'key-round',
  'laptop',
  'link-2',
  'list-filter',
  'lock',
  'mail',
  'map-pin',
  'menu',
  'minus',
  'moon',
  'phone',
  'search',
  'shield-check',
  'users',
  'x',
] as const;

/** Defined in `console/styles/icons.css`. */
const OWN = [
  'activity',
  'alarm-clock',
  'ban',
  'bell',
  'bold',
  'chart-column',
  'chevron-left',
  'chevron-up',
  'circle-dashed',
  'circle-x',
  'code',
  'columns-3',
  'copy',
  'download',
  'ellipsis',
  'eye',
  'eye-off',
  'film',
  'filter',
  'git-merge',
  'heading-2',
  'heading-3',
  'image',
  'inbox',
  'italic',
  'keyboard',
  'list',
  'list-ordered',
  'log-out',
  'message-square',
  'monitor',
  'paperclip',
  'pencil',
  'pilcrow',
  'plus',
  'printer',
  'redo-2',
  'refresh-cw',
  'reply',
  'rotate-ccw',
  'save',
  'scroll-text',
  'send',
  'shield',
  'smartphone',
  'star',
  'star-filled',
  'sticky-note',
  'sun',
  'table',
  'table-of-contents',
  'tag',
  'text-quote',
  'trash-2',
  'triangle-alert',
  'undo-2',
  'unlink',
  'upload',
  'user',
  'user-check',
  'user-plus',
  'user-x',
  'wifi-off',
] as const;

export type IconName = (typeof SHARED)[number] | (typeof OWN)[number];

export const ICONS = { shared: SHARED, own: OWN } as const;

interface IconProps {
  name: IconName;
  /** Pixels. */
  size?: 12 | 14 | 16 | 18 | 20 | 24;
  className?: string;
}

const SIZES = {
  12: 'size-3',
  14: 'size-3.5',
  16: 'size-4',
  18: 'size-4.5',
  20: 'size-5',
  24: '',
} as const;

/** Decorative: the meaning must also be in text or in an accessible name. */
export function Icon({ name, size = 16, className = '' }: IconProps) {
  return <span aria-hidden className={`icon icon-${name} ${SIZES[size]} ${className}`} />;
}
