import type { ReactNode } from 'react';
import { usePack } from '#app/pack-context.ts';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import type { IconName } from '#app/ui/icons/icon.tsx';
import { focusOf } from '#app/ui/media/focus.ts';

interface BenefitCardProps {
  title: string;
  text: ReactNode;
  /** URL of a drawing at the top of the card. */
  drawing?: string | undefined;
  icon?: IconName | undefined;
}

export function BenefitCard({ title, text, drawing, icon }: BenefitCardProps) {
  const pack = usePack();
  return (
    <div className="card h-full">
      {drawing && (
        <img
          src={drawing}
          alt=""
          loading="lazy"
          width={384}
          height={288}
          className={`card-art aspect-4/3 ${focusOf(pack, drawing)}`}
        />
      )}
      <div className="p-5 sm:p-6">
        {icon && <IconTile icon={icon} />}
        <h3 className={`text-xl ${icon ? 'mt-5' : ''}`}>{title}</h3>
        <p className="quiet mt-2">{text}</p>
      </div>
    </div>
  );
}
