import { Newsletter } from '#app/forms/newsletter/newsletter.tsx';
import { documentTitle, metadata } from '#app/metadata.ts';
import type { LocalizedPack, SectionCopy } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, type LoaderArgs, type MetaArgs, type PageProps } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { Grid } from '#app/ui/cards/card-grid.tsx';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { PostCard } from '#app/ui/cards/post-card.tsx';
import { type PageParts, part, type SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { PREFER } from '#app/ui/layout/section-backgrounds.ts';
import { FeaturedPicture } from '#app/ui/media/featured.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import type { ArticleListing } from '#contract/articles.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import { isProblem } from '#contract/problem.ts';
import { EditorsNote } from './editors-note.tsx';

export { newsletterAction as action } from '#app/forms/newsletter/receive-newsletter.ts';

/** A missing post is left out; any other error fails the page. */
function nullIfMissing(error: unknown): null {
  if (isProblem(error) && error.status === 404) return null;
  throw error;
}

export async function loader({ pack, context }: LoaderArgs) {
  const copy = pack.copy('pages/brand-blog');
  const api = context.get(apiContext);
  const posts = await Promise.all(
    (copy.selection?.posts ?? []).map(async ({ slug, why }) => {
      const post = await api.getBlog(slug).catch(nullIfMissing);
      if (!post) return [];
      const { body: _body, relatedBlogs: _related, ...listing } = post;
      return [{ post: listing, why }];
    }),
  );
  return { posts: posts.flat() };
}

/** The list of all posts is canonical, because this page only selects from it. */
const canonicalPathOf = (pack: LocalizedPack) =>
  pack.copy('pages/brand-blog').topics?.all.href ?? LIST_PATH;

const LIST_PATH = '/blogs-and-insights';

export const handle = (pack: LocalizedPack): PageHandle => ({ canonical: canonicalPathOf(pack) });

export function meta(args: MetaArgs<typeof loader>) {
  const { pack } = args;
  const copy = pack.copy('pages/brand-blog');
  return metadata({ ...copy.meta, canonicalPath: canonicalPathOf(pack) }, args);
}

const breadcrumbsOf = (pack: LocalizedPack) => [
  { title: pack.copy('pages/brand-blog').breadcrumb },
];

export function structuredData(page: PageFacts) {
  const { pack } = page;
  return [breadcrumbList(breadcrumbsOf(pack), page)];
}

/** The editor's selection for new readers, and the topics of the blog. */
export default function BrandBlogPage({ loaderData }: PageProps<typeof loader>) {
  const pack = usePack();
  const copy = useCopy('pages/brand-blog');
  const { posts } = loaderData;
  const parts: PageParts<'brand-blog'> = {
    hero: {
      backgrounds: PREFER.sky,
      render: () => (
        <PageHero scene={copy.scene} size="low">
          <Breadcrumb breadcrumbs={breadcrumbsOf(pack)} />
          <p className="mt-5 mb-3 font-medium text-primary-950">{copy.eyebrow}</p>
          <h1 className="text-4xl tracking-[-0.04em]">{copy.heading}</h1>
          <p className="mt-4 max-w-150 text-lg">{copy.lede}</p>
        </PageHero>
      ),
    },
    // Its posts may all be gone.
    selection: part(
      posts.length > 0 ? copy.selection : undefined,
      PREFER.paper,
      (selection, place) => <Selection copy={selection} place={place} posts={posts} />,
    ),
    topics: part(copy.topics, PREFER.morning, (topics, place) => (
      <Topics copy={topics} place={place} />
    )),
    note: part(copy.note, PREFER.dawn, (note, place) => <EditorsNote copy={note} place={place} />),
    newsletter: {
      backgrounds: PREFER.paper,
      render: ({ previous }) => (
        <Newsletter
          pageTitle={documentTitle(pack, copy.meta.title)}
          continuesPaper={previous === 'paper'}
        />
      ),
    },
  };
  return pageSections({ page: 'brand-blog', copy, parts });
}

interface PlacedProps<Name extends 'selection' | 'topics'> {
  copy: SectionCopy<'pages/brand-blog', Name>;
  place: SectionPlace;
}

interface SelectionProps extends PlacedProps<'selection'> {
  posts: readonly { post: ArticleListing; why: string }[];
}

function Selection({ copy: { title, lede }, place, posts }: SelectionProps) {
  return (
    <Section place={place} heading={title} lede={lede}>
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
                    <FeaturedPicture entry={post} decorative sizes="(width < 40rem) 92vw, 370px" />
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

/** Topics, each with a link to the list of posts filtered by it. */
function Topics({ copy, place }: PlacedProps<'topics'>) {
  const { title, all, link, items } = copy;
  return (
    <Section place={place} heading={title} aside={<ArrowLink link={all} className="text-base" />}>
      <Grid
        items={items.map(({ title, text, filter, icon }) => ({
          key: title,
          className: 'card p-5 sm:p-6',
          content: (
            <>
              <div className="flex items-center justify-between gap-4">
                <IconTile icon={icon} />
                <span className="tag">{filter}</span>
              </div>
              <h3 className="mt-5 text-xl">{title}</h3>
              <p className="quiet mt-2 mb-3.5">{text}</p>
              <ArrowLink
                href={`${all.href}?filter=${encodeURIComponent(filter)}`}
                className="cover-link mt-auto"
              >
                {fillPlaceholders(link, { filter })}
                <span className="sr-only">: {title}</span>
              </ArrowLink>
            </>
          ),
        }))}
      />
    </Section>
  );
}
