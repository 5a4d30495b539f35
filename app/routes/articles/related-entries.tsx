import { Section } from '#app/ui/layout/section.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { ArticleCards } from './article-cards.tsx';
import type { Card } from './load-list.ts';

interface RelatedEntriesProps {
  title: string;
  /** Leads back to the list. */
  all: string;
  path: string;
  cards: readonly Card[];
}

/** What to read next; nothing where there is nothing. */
export function RelatedEntries({ title, all, path, cards }: RelatedEntriesProps) {
  if (cards.length === 0) return null;
  return (
    <div className="no-print">
      <Section
        ground="white"
        heading={title}
        aside={
          <ArrowLink href={path} className="text-base">
            {all}
          </ArrowLink>
        }
      >
        <ArticleCards path={path} cards={cards} level={3} />
      </Section>
    </div>
  );
}
