import { Link } from 'react-router';
import ArrowRight from '#app/ui/icons/arrow-right.ts';
import type { MenuGroup } from '#contract/site.ts';

/** The picture in a panel: its lower part is dark, for the words. */
export function MenuFeature({ feature }: { feature: NonNullable<MenuGroup['feature']> }) {
  return (
    <Link
      to={feature.link.href}
      className="on-night group/feature relative flex items-end overflow-hidden rounded-card bg-linear-to-b from-primary-300 from-50% to-primary-900 to-50% text-white"
    >
      <img
        src={feature.drawing}
        alt=""
        loading="lazy"
        width={300}
        height={387}
        className="absolute inset-0 size-full object-cover object-bottom"
      />
      <span className="relative block w-full bg-linear-to-b from-transparent via-primary-900/75 via-35% to-primary-900 p-5.5 pt-14">
        <span className="block text-[0.875rem] font-medium text-primary-200">
          {feature.eyebrow}
        </span>
        <span className="mt-1 mb-3 block text-[1.3125rem] leading-[1.2] font-bold tracking-[-0.02em] text-balance">
          {feature.title}
        </span>
        <span className="flex items-center gap-1.5 font-medium">
          {feature.link.title}
          <ArrowRight
            size={17}
            aria-hidden="true"
            className="transition-transform group-hover/feature:translate-x-0.5"
          />
        </span>
      </span>
    </Link>
  );
}
