import { iconUrl } from '#app/ui/icons/icon.ts';
import type { MenuIcon } from '#contract/site.ts';

interface PageIconProps {
  name: MenuIcon;
  className?: string;
}

/** An icon that the content pack names. */
export function PageIcon({ name, className = 'size-6' }: PageIconProps) {
  return (
    <svg aria-hidden="true" className={`stroke-2 ${className}`}>
      <use href={iconUrl(name)} />
    </svg>
  );
}
