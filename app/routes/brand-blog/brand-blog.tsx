import { apiContext } from '#app/api-context.ts';
import { Newsletter } from '#app/forms/newsletter/newsletter.tsx';
import { documentTitle, metadata } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { isProblem } from '#contract/problem.ts';
import { EditorsNote } from './editors-note.tsx';
import { Selection } from './selection.tsx';
import { Topics } from './topics.tsx';

export { newsletterAction as action } from '#app/forms/newsletter/receive-newsletter.ts';

/** An API that is away is another matter than a post that is gone. */
function nothingIfGone(error: unknown): null {
  if (isProblem(error) && error.status === 404) return null;
  throw error;
}

/** Without a loader of its own the browser asks this one: one answer for all of the posts. */
export async function loader({ pack, context }: LoaderArgs) {
  const copy = pack.copy('pages/brand-blog');
  const api = context.get(apiContext);
  const posts = await Promise.all(
    copy.selection.posts.map(async ({ slug, why }) => {
      const post = await api.getArticle('blogs', slug).catch(nothingIfGone);
      if (!post) return [];
      const { body: _body, relatedBlogs: _related, ...listing } = post;
      return [{ post: listing, why }];
    }),
  );
  return { posts: posts.flat() };
}

/** What it selects from is the page to be found. */
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

/** What the editor would hand to a new reader, and what the blog is about. */
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
