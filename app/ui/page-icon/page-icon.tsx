import type { MenuIcon } from '#contract/site.ts';

interface PageIconProps {
  name: MenuIcon;
  className?: string;
}

/** One of the icons that stand in every page for its menus, so that it costs no script. */
export function PageIcon({ name, className = 'size-6' }: PageIconProps) {
  return (
    <svg
      aria-hidden="true"
      className={`fill-none stroke-current stroke-2 ${className}`}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`#menu-${name}`} />
    </svg>
  );
}
