import type { ReactNode } from 'react';
import { useCopy, usePack } from '#app/pack-context.ts';
import { formatDay, isoDay } from '#app/ui/dates/site-time.ts';
import { Cover } from '#app/ui/media/cover.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import { fill } from '#contract/fill.ts';

/** A card has room for this many. */
const MOST = 3;

/** The tags that a card shows: the one that the list is filtered by comes first. */
export function shownTags(tags: readonly string[], active?: string): string[] {
  const isActive = (tag: string) => tag === active;
  return [...tags.filter(isActive), ...tags.filter((tag) => !isActive(tag))].slice(0, MOST);
}

interface PostCardProps {
  href: string;
  title: string;
  tags: readonly string[];
  /** The tag that the list is filtered by. */
  activeTag?: string | undefined;
  /** Epoch milliseconds. */
  date: number;
  /** Minutes that reading takes at most; left out for what is not read. */
  minutes?: number | undefined;
  /** An image that fills its box; a drawn cover without one. */
  picture?: ReactNode;
  level?: 2 | 3;
}

/** A post, a story or a session in a list. The whole card is one link, named by its title. */
export function PostCard(props: PostCardProps) {
  const pack = usePack();
  const words = useCopy('words');
  const { href, title, tags, activeTag, date, minutes, picture, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <article className="card h-full">
      <div
        data-shared="cover"
        className="card-art aspect-video overflow-hidden *:size-full *:object-cover"
      >
        {picture ?? <Cover of={href} />}
      </div>
      <div className="flex grow flex-col px-4 pt-4 pb-5 sm:px-5">
        {tags.length > 0 && (
          // As text, so that no tag stands alone in the last row.
          <ul className="-mr-1.5 mb-1.5 text-balance">
            {shownTags(tags, activeTag).map((tag) => (
              <li key={tag} className="tag mr-1.5 mb-1.5">
                {tag}
              </li>
            ))}
          </ul>
        )}
        <Heading className="text-xl">
          <a href={href} className="cover-link">
            <Unbroken text={title} />
          </a>
        </Heading>
        <p className="mt-auto pt-3 text-sm text-ink-600">
          <time dateTime={isoDay(pack, date)}>{formatDay(pack, date)}</time>
          {minutes !== undefined && ` · ${fill(words.readTime, { minutes })}`}
        </p>
      </div>
    </article>
  );
}
