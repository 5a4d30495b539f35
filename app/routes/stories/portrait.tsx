import { Avatar } from '#app/ui/avatar/avatar.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { portraitOf } from './portrait-of.ts';

interface PortraitProps {
  name: string;
  /** Whether a photo or a drawing is to be looked for; initials without. */
  hasImage: boolean;
}

/** Somebody whose name stands beside it: a photo, else a drawing, else initials. */
export function Portrait({ name, hasImage }: PortraitProps) {
  const { picture, drawing } = hasImage ? portraitOf(name) : {};
  if (picture) {
    return <Picture picture={picture} alt="" sizes="64px" className="size-16 rounded-full" />;
  }
  return (
    <span className="flex-none *:size-16 *:text-lg">
      <Avatar name={name} isNamed {...(drawing && { picture: drawing })} />
    </span>
  );
}
