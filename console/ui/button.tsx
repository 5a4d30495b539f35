import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from './icon.tsx';
import { KeyHint } from './key-hint.tsx';

const SHAPE =
  'inline-flex flex-none cursor-pointer items-center justify-center gap-1.5 rounded-inner font-medium whitespace-nowrap no-underline select-none transition-[background,border-color,opacity] duration-100 disabled:cursor-default disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-50 touch:min-h-11 forced-colors:border forced-colors:border-[ButtonText]';

const SIZES = {
  normal: 'h-8 px-3 text-sm',
  small: 'h-7 px-2 text-xs',
  large: 'h-10 px-4 text-base',
} as const;

/** `action` is for the one main action of a screen. */
const TONES = {
  action: 'bg-action text-white hover:bg-action-hover',
  primary: 'bg-accent-solid text-white hover:bg-accent-solid-hover',
  quiet: 'border border-line bg-surface text-text shadow-card hover:border-line-strong',
  plain: 'text-text hover:bg-sunken',
  'plain-accent': 'text-accent hover:bg-sunken',
  'plain-danger': 'text-danger hover:bg-sunken',
  /** The toast's background is dark in light mode too. */
  'on-toast': 'text-on-toast hover:bg-on-toast/12',
  danger: 'bg-danger-solid text-white hover:opacity-90',
} as const;

export interface ButtonStyle {
  tone?: keyof typeof TONES;
  size?: keyof typeof SIZES;
  icon?: IconName;
  /** Shortcut with the same effect, shown on wide screens. */
  keys?: string;
}

export const buttonClass = ({ tone = 'quiet', size = 'normal' }: ButtonStyle, more = '') =>
  `${SHAPE} ${SIZES[size]} ${TONES[tone]} ${more}`;

interface ButtonProps extends ButtonStyle, ComponentProps<'button'> {
  /** In progress: the button keeps the focus and ignores further clicks. */
  isBusy?: boolean;
}

export function Button(props: ButtonProps) {
  const { tone, size, icon, keys, isBusy = false, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      className={buttonClass({ tone, size }, className)}
      {...rest}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <ButtonContent icon={icon} keys={keys}>
        {children}
      </ButtonContent>
    </button>
  );
}

export function ButtonLink(props: ButtonStyle & LinkProps) {
  const { tone, size, icon, keys, className, children, ...rest } = props;
  return (
    <Link className={buttonClass({ tone, size }, String(className ?? ''))} {...rest}>
      <ButtonContent icon={icon} keys={keys}>
        {children}
      </ButtonContent>
    </Link>
  );
}

function ButtonContent({ icon, keys, children }: ButtonStyle & { children?: React.ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} />}
      {children}
      {keys && <KeyHint keys={keys} isInButton />}
    </>
  );
}
