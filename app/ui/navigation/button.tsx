import type { ComponentProps } from 'react';
import type { Link } from '#contract/site.ts';

const SHAPE =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-full py-1.5 text-center font-medium whitespace-nowrap transition duration-200 disabled:cursor-default disabled:opacity-60 forced-colors:border';

const SIZES = {
  normal: 'min-h-13.5 px-6.5 text-base',
  small: 'min-h-11 px-5 text-[0.9688rem]',
} as const;

/** `action` is for the primary action of a screen, which has at most one. */
const TONES = {
  action:
    'bg-secondary-600 text-white shadow-[0_12px_28px_-10px_color-mix(in_srgb,var(--color-secondary-600)_65%,transparent)] hover:bg-secondary-700 disabled:shadow-none',
  primary: 'bg-primary-600 text-white hover:bg-primary-700',
  ink: 'bg-ink text-white hover:bg-primary-950',
  quiet: 'border border-ink-300 bg-white text-ink hover:border-ink-400',
  night: 'border-[1.5px] border-white/35 text-white hover:bg-current/10',
} as const;

interface ButtonStyle {
  tone?: keyof typeof TONES;
  size?: keyof typeof SIZES;
}

export function buttonClass(
  { tone = 'primary', size = 'normal' }: ButtonStyle,
  extra = '',
): string {
  return `${SHAPE} ${SIZES[size]} ${TONES[tone]} ${extra}`;
}

export function Button({ tone, size, className, ...rest }: ButtonStyle & ComponentProps<'button'>) {
  return <button type="button" className={buttonClass({ tone, size }, className)} {...rest} />;
}

interface ButtonLinkProps extends ButtonStyle, ComponentProps<'a'> {
  /** Replaces `href` and `children`. */
  link?: Link;
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ tone, size, link, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a className={buttonClass({ tone, size }, className)} href={link?.href} {...rest}>
      {link?.title ?? children}
    </a>
  );
}

/** A link to another site, in a new tab. */
export function ExternalButton({
  tone,
  size,
  className,
  ...rest
}: ButtonStyle & ComponentProps<'a'>) {
  return (
    <a
      className={buttonClass({ tone, size }, className)}
      target="_blank"
      rel="noopener"
      {...rest}
    />
  );
}
