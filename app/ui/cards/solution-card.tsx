import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import type { IconName } from '#app/ui/icons/icon.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';

interface SolutionCardProps {
  title: string;
  description: string;
  path: string;
  icon: IconName;
}

/** The whole card is one link. */
export function SolutionCard(props: SolutionCardProps) {
  const { title, description, path, icon } = props;
  return (
    <article className="card h-full p-5 sm:p-6">
      <div className="flex items-center justify-between">
        <IconTile icon={icon} />
        <Icon name="arrow-right" size={20} className="text-primary-600" />
      </div>
      <h3 className="mt-5 text-xl">
        <a href={path} className="cover-link">
          <Unbroken text={title} />
        </a>
      </h3>
      <p className="quiet mt-2">{description}</p>
    </article>
  );
}
