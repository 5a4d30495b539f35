import { usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { focusOf } from '#app/ui/media/focus.ts';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import type { ServicePackage } from '#contract/collections.ts';
import { hrefOfPackage, StartingPrice } from './package-facts.tsx';

interface PackageCardProps {
  item: ServicePackage;
}

/** The whole card is one link. */
export function PackageCard({ item }: PackageCardProps) {
  const pack = usePack();
  const { slug, title, charge, description, drawing } = item;
  return (
    <article className="card h-full">
      {drawing && (
        <img
          src={drawing}
          alt=""
          loading="lazy"
          width={384}
          height={112}
          className={`card-art h-26 sm:h-28 ${focusOf(pack, drawing)}`}
        />
      )}
      <span
        className={`absolute top-5 end-5 rounded-full ${drawing ? 'bg-white' : 'bg-primary-50'} p-2.5 text-primary-700`}
      >
        <Icon name="arrow-right" size={18} />
      </span>
      <div
        className={
          drawing
            ? 'flex grow justify-between gap-4 p-4 narrow:flex-wrap sm:px-5'
            : 'flex grow flex-col justify-between gap-8 p-5 pe-18 sm:p-6 sm:pe-20'
        }
      >
        <div lang={pack.copyLang('service-packages')} className="min-w-0">
          <h3 className="text-lg leading-tight">
            <a href={hrefOfPackage(slug)} className="cover-link">
              <Unbroken text={title} />
            </a>
          </h3>
          <p className="mt-1 text-sm leading-snug text-ink-600">{description}</p>
        </div>
        <StartingPrice
          charge={charge}
          className={drawing ? 'self-end' : 'self-start text-start!'}
        />
      </div>
    </article>
  );
}
