import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** Accessible name and tooltip. */
  label: string;
  /** Shortcut with the same effect, shown in the tooltip. */
  keys?: string;
  /** Makes it a toggle button. */
  isPressed?: boolean;
  size?: 'normal' | 'small';
  tone?: keyof typeof TONES;
}

const TONES = {
  plain: 'text-quiet hover:bg-sunken hover:text-text',
  /** The toast's background is dark in light mode too. */
  'on-toast': 'text-on-toast hover:bg-on-toast/12',
} as const;

export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    keys,
    isPressed,
    size = 'normal',
    tone = 'plain',
    className = '',
    ...rest
  } = props;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isPressed}
      aria-keyshortcuts={keys?.replace('mod+', 'Control+')}
      title={keys ? `${label} (${keys})` : label}
      className={`inline-grid flex-none cursor-pointer place-items-center rounded-inner transition-colors duration-100 disabled:cursor-default disabled:opacity-40 aria-pressed:bg-accent-tint aria-pressed:text-on-accent-tint touch:min-h-11 touch:min-w-11 ${TONES[tone]} ${size === 'small' ? 'size-7' : 'size-8'} ${className}`}
      {...rest}
    >
      <Icon name={icon} size={size === 'small' ? 14 : 16} />
    </button>
  );
}
