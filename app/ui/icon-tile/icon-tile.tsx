import type { Icon } from '#app/ui/icons/icon.ts';
import { PageIcon } from '#app/ui/page-icon/page-icon.tsx';
import type { MenuIcon } from '#contract/site.ts';

const TINTS = {
  sky: 'bg-primary-100 text-primary-700',
  dawn: 'bg-secondary-100 text-secondary-700',
  white: 'bg-white text-primary-700',
} as const;

/** An icon of our own bundle, or the name of one that stands in every page. */
export type TileIcon = Icon | MenuIcon;

interface IconTileProps {
  icon: TileIcon;
  tint?: keyof typeof TINTS;
}

/** An icon on a tint, at the head of a card or a row. */
export function IconTile({ icon: Icon, tint = 'sky' }: IconTileProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-13.5 flex-none place-items-center rounded-[15px] ${TINTS[tint]}`}
    >
      {typeof Icon === 'string' ? <PageIcon name={Icon} /> : <Icon size={24} />}
    </span>
  );
}
