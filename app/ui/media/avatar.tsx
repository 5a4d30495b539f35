import { initialsOf, tintOf } from './tint-of.ts';

interface AvatarProps {
  name: string;
  /** Made from the name where they are left out. */
  initials?: string;
  /** URL of a photo; the initials without one. */
  picture?: string;
  /** Whoever's name stands beside it needs not to be read twice. */
  isNamed?: boolean;
}

/** Whoever wrote or spoke: a photo, or initials on one of the brand's tints. */
export function Avatar({ name, initials, picture, isNamed = false }: AvatarProps) {
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
      {...(isNamed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={`grid size-12 flex-none place-items-center rounded-full text-sm font-bold ${tintOf(name)}`}
    >
      {initials || initialsOf(name)}
    </span>
  );
}
