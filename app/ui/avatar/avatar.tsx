interface AvatarProps {
  name: string;
  initials: string;
  /** Address of a photo; empty for the initials. */
  picture: string;
}

export function Avatar({ name, initials, picture }: AvatarProps) {
  if (picture) {
    return (
      <img
        src={picture}
        alt=""
        width={48}
        height={48}
        loading="lazy"
        className="size-12 rounded-full"
      />
    );
  }
  return (
    <span
      role="img"
      aria-label={name}
      className="grid size-12 flex-none place-items-center rounded-full bg-secondary-100 text-sm font-bold text-secondary-700"
    >
      <span aria-hidden="true">{initials}</span>
    </span>
  );
}
