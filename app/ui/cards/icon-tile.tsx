import { Icon, type IconName } from '#app/ui/icons/icon.tsx';

const TINTS = {
  sky: 'bg-primary-100 text-primary-700',
  dawn: 'bg-secondary-100 text-secondary-700',
  white: 'bg-white text-primary-700',
} as const;

interface IconTileProps {
  icon: IconName;
  tint?: keyof typeof TINTS;
}

export function IconTile({ icon, tint = 'sky' }: IconTileProps) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-13.5 flex-none place-items-center rounded-[15px] ${TINTS[tint]}`}
    >
      <Icon name={icon} />
    </span>
  );
}
