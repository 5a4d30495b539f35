import { initialsOf, tintOf } from './tint-of.ts';

interface AvatarProps {
  name: string;
  /** By default derived from the name. */
  initials?: string;
  /** URL of a photo that replaces the initials. */
  picture?: string;
  /** True if the name is shown beside it, so that screen readers do not read it twice. */
  isDecorative?: boolean;
}

/** A photo, or initials on one of the brand's tints. */
export function Avatar({ name, initials, picture, isDecorative = false }: AvatarProps) {
  if (picture) {
    return (
      <img
        src={picture}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className="size-12 rounded-full object-cover"
      />
    );
  }
  return (
    <span
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={`grid size-12 flex-none place-items-center rounded-full text-sm font-bold ${tintOf(name)}`}
    >
      {initials || initialsOf(name)}
    </span>
  );
}
