import { useCopy } from '#app/pack-context.ts';
import { LinkCards } from '#app/ui/cards/link-cards.tsx';

/** Pages to start from, without a search or without results. */
export function StartLinks() {
  const { title, links } = useCopy('pages/search').start;
  return (
    <section>
      <h2 className="mb-6 text-2xl">{title}</h2>
      <LinkCards links={links} />
    </section>
  );
}
