import { useCopy } from '#app/pack-context.ts';
import { Featured } from '#app/ui/cover/featured.tsx';
import { PostCard } from '#app/ui/post-card/post-card.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { ArticleListing } from '#contract/articles.ts';

interface SelectionProps {
  posts: readonly { post: ArticleListing; why: string }[];
}

/** The posts that the editor chose, each with her reason. */
export function Selection({ posts }: SelectionProps) {
  const copy = useCopy('pages/brand-blog');
  if (posts.length === 0) return null;
  const { title, lede } = copy.selection;
  return (
    <Section ground="white" heading={title} lede={lede}>
      <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map(({ post, why }) => (
          <li key={post.slug} className="row-span-2 grid grid-rows-subgrid gap-y-3.5">
            <p className="max-w-80 self-end text-ink-700">{why}</p>
            <div>
              <PostCard
                href={`/blogs-and-insights/${encodeURIComponent(post.slug)}`}
                title={post.title}
                tags={post.tags}
                date={post.publishDate}
                minutes={post.maxReadTime}
                picture={
                  post.featuredImage ? (
                    <Featured of={post} decorative sizes="(width < 40rem) 92vw, 370px" />
                  ) : undefined
                }
              />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
