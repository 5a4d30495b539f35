import { initialsOf } from '#app/ui/media/tint-of.ts';

const TINTS = [
  'bg-accent-tint text-on-accent-tint',
  'bg-violet-tint text-violet',
  'bg-success-tint text-success',
  'bg-warning-tint text-warning',
] as const;

const SIZES = {
  small: 'size-5 text-2xs',
  normal: 'size-7 text-2xs',
  large: 'size-11 text-base',
} as const;

interface AvatarProps {
  name: string;
  size?: keyof typeof SIZES;
  /**
   * True when the name is not shown beside it: the avatar then has an accessible name and a
   * tooltip.
   */
  hasAccessibleName?: boolean;
}

export function Avatar({ name, size = 'normal', hasAccessibleName = false }: AvatarProps) {
  let sum = 0;
  for (const letter of name) sum += letter.codePointAt(0) ?? 0;
  const tint = TINTS[sum % TINTS.length];
  return (
    <span
      {...(hasAccessibleName
        ? { role: 'img', 'aria-label': name, title: name }
        : { 'aria-hidden': true })}
      // An attribute drawn by CSS, so that initials are not part of a button's accessible name.
      data-initials={size === 'small' ? initialsOf(name).slice(0, 1) : initialsOf(name)}
      className={`grid flex-none before:content-[attr(data-initials)] place-items-center rounded-full font-bold tracking-normal select-none forced-colors:border ${SIZES[size]} ${tint}`}
    />
  );
}
