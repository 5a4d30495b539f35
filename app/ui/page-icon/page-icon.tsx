import type { MenuIcon } from '#contract/site.ts';

interface PageIconProps {
  name: MenuIcon;
  className?: string;
}

/** An icon that the content pack names. */
export function PageIcon({ name, className = 'size-6' }: PageIconProps) {
  return <span className={`icon icon-${name} ${className}`} />;
}
