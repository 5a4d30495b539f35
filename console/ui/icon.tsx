/** Of `app/ui/icons/icons.css`. */
const SHARED = [
  ...['arrow-left', 'arrow-right', 'arrow-up-right', 'bookmark', 'bookmark-filled', 'briefcase'],
  ...['calendar-days', 'check', 'check-bold', 'chevron-down', 'chevron-right', 'circle-alert'],
  ...['circle-check', 'clock', 'file-check', 'file-text', 'fingerprint-pattern', 'history', 'info'],
  ...['kanban', 'key-round', 'laptop', 'link-2', 'list-filter', 'lock', 'mail', 'map-pin', 'menu'],
  ...['minus', 'moon', 'pause', 'phone', 'play', 'search', 'shield-check', 'users', 'x'],
] as const;

/** Of `console/styles/icons.css`. */
const OWN = [
  ...['alarm-clock', 'archive', 'arrow-up-down', 'at-sign', 'ban', 'bell', 'building-2'],
  ...[
    'chevron-left',
    'chevron-up',
    'circle-dashed',
    'circle-help',
    'circle-x',
    'columns-3',
    'command',
    'copy',
  ],
  ...['download', 'ellipsis', 'external-link', 'eye', 'eye-off', 'filter', 'git-merge', 'inbox'],
  ...['keyboard', 'layout-list', 'list', 'log-out', 'merge', 'message-square', 'monitor'],
  ...['panel-left', 'paperclip', 'pencil', 'plus', 'printer', 'qr-code', 'refresh-cw', 'reply'],
  ...['rotate-ccw', 'save', 'scroll-text', 'send', 'settings', 'shield', 'smartphone', 'star'],
  ...['star-filled', 'sticky-note', 'sun', 'tag', 'target', 'thumbs-up', 'trash-2'],
  ...['triangle-alert', 'undo-2', 'unlink', 'user', 'user-check', 'user-plus', 'user-x'],
  ...['wifi-off', 'zap'],
] as const;

export type IconName = (typeof SHARED)[number] | (typeof OWN)[number];

export const ICONS = { shared: SHARED, own: OWN } as const;

interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
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

/** A line icon in the colour of the text around it; what it stands for is said in words beside it. */
export function Icon({ name, size = 16, className = '' }: IconProps) {
  return <span aria-hidden className={`icon icon-${name} ${SIZES[size]} ${className}`} />;
}
