import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { HeadingGroup } from '#app/ui/heading-group/heading-group.tsx';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';
import { PackageCard } from '#app/ui/package-card/package-card.tsx';
import { PACKAGES_PAGE } from '#app/ui/package-card/package-facts.ts';

/** Two packages that often go with this one, and the way to all of them. */
export function GoesWith({ slugs }: { slugs: readonly string[] }) {
  const copy = useCopy('package-pages');
  const packages = useCopy('service-packages');
  const id = useId();
  const { title, text } = copy.goesWith;
  return (
    <section aria-labelledby={id} className="no-print section ground-morning">
      <div className="wrap grid items-center gap-x-16 gap-y-9 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div>
          <HeadingGroup id={id} heading={title} lede={text} />
          <ArrowLink href={PACKAGES_PAGE} className="mt-4">
            {copy.compare}
          </ArrowLink>
        </div>
        <ul className="grid gap-5 sm:grid-cols-2">
          {packages
            .filter(({ slug }) => slugs.includes(slug))
            .map((item) => (
              <li key={item.slug}>
                <PackageCard item={item} />
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
