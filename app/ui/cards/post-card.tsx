import type { ReactNode } from 'react';
import { useCopy, usePack } from '#app/pack-context.ts';
import { formatDay, isoDay } from '#app/ui/dates/site-time.ts';
import { Cover } from '#app/ui/media/cover.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import { fillPlaceholders } from '#contract/fill.ts';

const MAX_TAGS = 3;

/** At most three tags, with the active one first. */
export function visibleTags(tags: readonly string[], active?: string): string[] {
  const isActive = (tag: string) => tag === active;
  return [...tags.filter(isActive), ...tags.filter((tag) => !isActive(tag))].slice(0, MAX_TAGS);
}

interface PostCardProps {
  href: string;
  title: string;
  tags: readonly string[];
  /** The tag that the list is filtered by. */
  activeTag?: string | undefined;
  /** Epoch milliseconds. */
  date: number;
  /**
   * Maximum reading time in minutes; omitted for sessions and other entries without reading time.
   */
  minutes?: number | undefined;
  /** What else is shown beside the date. */
  facts?: readonly string[] | undefined;
  /** An image that fills its box; by default a drawn cover. */
  picture?: ReactNode;
  level?: 2 | 3;
}

/** An article in a list. The whole card is one link with the title as its name. */
export function PostCard(props: PostCardProps) {
  const pack = usePack();
  const labels = useCopy('labels');
  const { href, title, tags, activeTag, date, minutes, facts = [], picture, level = 3 } = props;
  const Heading = `h${level}` as const;
  return (
    <article className="card h-full">
      <div
        data-shared="cover"
        className="card-art aspect-video overflow-hidden *:size-full *:object-cover"
      >
        {picture ?? <Cover seed={href} />}
      </div>
      <div className="flex grow flex-col px-4 pt-4 pb-5 sm:px-5">
        {tags.length > 0 && (
          // Laid out as balanced text, so that no tag is alone in the last row.
          <ul className="-me-1.5 mb-1.5 text-balance">
            {visibleTags(tags, activeTag).map((tag) => (
              <li key={tag} className="tag me-1.5 mb-1.5">
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
          {minutes !== undefined && ` · ${fillPlaceholders(labels.readTime, { minutes })}`}
          {facts.map((fact) => ` · ${fact}`)}
        </p>
      </div>
    </article>
  );
}
