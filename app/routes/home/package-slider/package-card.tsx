import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import type { ServicePackage } from '#contract/collections.ts';

/** A package with the price that it starts at. The whole card is the link. */
export function PackageCard({ item }: { item: ServicePackage }) {
  const at = item.charge.lastIndexOf(' ');
  return (
    <Link
      to={`/service-packages/${item.slug}`}
      className="group flex h-full flex-col rounded-card bg-white text-ink transition duration-200 hover:-translate-y-0.5 hover:shadow-float"
    >
      <span className="relative m-2.5 mb-0 block overflow-hidden rounded-inner bg-primary-200">
        <img
          src={item.drawing}
          alt=""
          width={360}
          height={108}
          loading="lazy"
          className="h-24 w-full object-cover sm:h-27"
        />
        <span className="absolute top-2.5 right-2.5 grid size-9.5 place-items-center rounded-full bg-white text-primary-700 transition duration-200 group-hover:bg-primary-600 group-hover:text-white">
          <ArrowRight size={18} aria-hidden="true" />
        </span>
      </span>
      <span className="grid flex-1 grid-cols-[1fr_auto] content-start gap-x-4 px-5 pt-4 pb-5">
        <strong className="col-span-2 text-[1.125rem] leading-tight tracking-[-0.022em] sm:text-[1.3125rem]">
          {item.title}
        </strong>
        <span className="mt-1 text-[0.875rem] leading-snug text-pretty text-ink-600">
          {item.description}
        </span>{' '}
        <span className="text-right whitespace-nowrap">
          <span className="block text-xs text-ink-600">{item.charge.slice(0, at)}</span>{' '}
          <strong className="block text-[1.3125rem] leading-tight tracking-[-0.03em] text-primary-700 tabular-nums sm:text-[1.5rem]">
            {item.charge.slice(at + 1)}
          </strong>
        </span>
      </span>
    </Link>
  );
}
