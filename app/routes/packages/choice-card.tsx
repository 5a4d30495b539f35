import { useCopy, usePack } from '#app/pack-context.ts';
import { hrefOfPackage } from '#app/ui/cards/package-facts.ts';
import { StartingPrice } from '#app/ui/cards/starting-price.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { focusOf } from '#app/ui/media/focus.ts';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import type { ShownPackage } from './packages-in-order.ts';

/** A package with what helps to decide; the whole card is one link. */
export function ChoiceCard({ item }: { item: ShownPackage }) {
  const pack = usePack();
  const copy = useCopy('pages/service-packages');
  const { slug, title, charge, description, drawing, square, suits, contains } = item;
  return (
    <article className="card h-full sm:flex-row">
      <picture className="contents">
        <source media="(width >= 40rem)" srcSet={square} />
        <img
          src={drawing}
          alt=""
          loading="lazy"
          width={480}
          height={270}
          className={`card-art h-26 sm:mb-2.5 sm:h-auto sm:w-44 sm:flex-none${focusOf(pack, square)}`}
        />
      </picture>
      <div className="grow p-4 sm:px-5 sm:py-6">
        <div className="flex justify-between gap-4">
          <div className="min-w-0">
            <h4 className="font-heading text-xl leading-tight font-bold tracking-[-0.02em]">
              <a href={hrefOfPackage(slug)} className="cover-link">
                <Unbroken text={title} />
              </a>
            </h4>
            <p className="mt-1 leading-snug text-ink-600">{description}</p>
          </div>
          <StartingPrice charge={charge} />
        </div>
        <p className="mt-4 font-medium">{suits}</p>
        <ul aria-label={copy.goals.contains} className="mt-4 -mr-1.5 text-balance">
          {copy.table.contents
            .filter(({ id }) => contains.includes(id))
            .map(({ id, label }) => (
              <li key={id} className="tag mr-1.5 mb-1.5">
                <Icon name="check" size={14} />
                {label}
              </li>
            ))}
        </ul>
      </div>
    </article>
  );
}
