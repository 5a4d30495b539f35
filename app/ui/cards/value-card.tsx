import type { ReactNode } from 'react';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import type { IconName } from '#app/ui/icons/icon.tsx';

const BACKGROUNDS = {
  sky: 'bg-primary-100',
  dawn: 'bg-dawn',
} as const;

interface ValueCardProps {
  title: string;
  text: ReactNode;
  icon: IconName;
  background?: keyof typeof BACKGROUNDS;
}

/** A statement on a flat background, without a link. */
export function ValueCard({ title, text, icon, background = 'sky' }: ValueCardProps) {
  return (
    <div className={`h-full rounded-card p-5 sm:p-7 ${BACKGROUNDS[background]}`}>
      <IconTile icon={icon} tint="white" />
      <h3 className="mt-8 text-2xl">{title}</h3>
      <p className="mt-3">{text}</p>
    </div>
  );
}
