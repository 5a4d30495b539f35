import { PostCard } from '#app/ui/cards/post-card.tsx';
import { CONTENT_VISIBILITY_CARDS } from '#app/ui/layout/content-visibility.ts';
import { FeaturedPicture } from '#app/ui/media/featured.tsx';
import type { Card } from './load-list.ts';

/** Classes of a grid of cards, also used for skeletons. */
export const CARDS = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';

/** In rows of three, the last of four cards would be alone. */
const PAIRS = 'grid gap-6 sm:grid-cols-2';

interface ArticleCardsProps {
  /** Path of the list, which the cards' URLs begin with. */
  path?: string;
  cards: readonly Card[];
  activeTag?: string;
  level?: 2 | 3;
}

export function ArticleCards({ path, cards, activeTag, level = 2 }: ArticleCardsProps) {
  return (
    <ul className={cards.length === 4 ? PAIRS : CARDS}>
      {cards.map((card, index) => (
        <li key={card.slug} className={CONTENT_VISIBILITY_CARDS}>
          <PostCard
            href={`${card.path ?? path}/${encodeURIComponent(card.slug)}`}
            title={card.title}
            tags={card.tags}
            activeTag={activeTag}
            date={card.date}
            minutes={card.minutes}
            facts={card.facts}
            level={level}
            picture={
              card.featuredImage ? (
                <FeaturedPicture
                  entry={card}
                  decorative
                  sizes={`(width < 40rem) 92vw, ${cards.length === 4 ? 590 : 370}px`}
                  // A phone shows it immediately, and a prerendered page loads no lazy images.
                  loading={level === 2 && index === 0 ? 'eager' : 'lazy'}
                />
              ) : undefined
            }
          />
        </li>
      ))}
    </ul>
  );
}
