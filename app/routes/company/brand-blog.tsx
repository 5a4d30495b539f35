import { useId } from 'react';
import { Newsletter } from '#app/forms/newsletter/newsletter.tsx';
import { documentTitle, metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, type LoaderArgs, type MetaArgs, type PageProps } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { Grid } from '#app/ui/cards/card-grid.tsx';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { PostCard } from '#app/ui/cards/post-card.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { FeaturedPicture } from '#app/ui/media/featured.tsx';
import { Portrait } from '#app/ui/media/portrait.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { Paragraphs } from '#app/ui/text/paragraphs.tsx';
import type { ArticleListing } from '#contract/articles.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import { isProblem } from '#contract/problem.ts';

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
    copy.selection.posts.map(async ({ slug, why }) => {
      const post = await api.getBlog(slug).catch(nullIfMissing);
      if (!post) return [];
      const { body: _body, relatedBlogs: _related, ...listing } = post;
      return [{ post: listing, why }];
    }),
  );
  return { posts: posts.flat() };
}

/** The list of all posts is canonical, because this page only selects from it. */
const canonicalPathOf = (pack: LocalizedPack) => pack.copy('pages/brand-blog').topics.all.href;

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
  return (
    <>
      <PageHero scene={copy.scene} size="low">
        <Breadcrumb breadcrumbs={breadcrumbsOf(pack)} />
        <p className="mt-5 mb-3 font-medium text-primary-950">{copy.eyebrow}</p>
        <h1 className="text-4xl tracking-[-0.04em]">{copy.heading}</h1>
        <p className="mt-4 max-w-150 text-lg">{copy.lede}</p>
      </PageHero>
      <Selection posts={loaderData.posts} />
      <FirstScreenEnd />
      <Topics />
      <EditorsNote />
      <Newsletter pageTitle={documentTitle(pack, copy.meta.title)} />
    </>
  );
}

interface SelectionProps {
  posts: readonly { post: ArticleListing; why: string }[];
}

function Selection({ posts }: SelectionProps) {
  const copy = useCopy('pages/brand-blog');
  if (posts.length === 0) return null;
  const { title, lede } = copy.selection;
  return (
    <Section heading={title} lede={lede}>
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
function Topics() {
  const { title, all, link, items } = useCopy('pages/brand-blog').topics;
  return (
    <Section
      background="morning"
      heading={title}
      aside={<ArrowLink link={all} className="text-base" />}
    >
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

function EditorsNote() {
  const { title, text, name, role, link, rules } = useCopy('pages/brand-blog').note;
  const id = useId();
  return (
    <section aria-labelledby={id} className="section ground-dawn">
      <div className="wrap grid gap-x-18 gap-y-12 lg:grid-cols-[1.3fr_1fr]">
        <div>
          <h2 id={id} className="text-3xl tracking-[-0.03em]">
            {title}
          </h2>
          <Paragraphs texts={text} className="mt-5 max-w-[34em] text-lg first-of-type:mt-7" />
          <p className="mt-8 flex items-center gap-3.5 leading-snug">
            <Portrait name={name} hasImage size="normal" />
            <span>
              <strong className="block">{name}</strong>
              <span className="quiet text-sm">{role}</span>
            </span>
          </p>
          <ArrowLink link={link} className="mt-6" />
        </div>
        <div className="rounded-panel bg-white p-6 sm:p-9">
          <h3 className="text-2xl">{rules.title}</h3>
          <ol className="mt-2">
            {rules.items.map((rule) => (
              <li
                key={rule.title}
                className="border-b border-hairline py-4.5 last:border-0 last:pb-0"
              >
                <strong className="block text-lg">{rule.title}</strong>
                <span className="block text-ink-700">{rule.text}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
