import { metadata, titleOnly } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { apiContext, type LoaderArgs, type MetaArgs, type PageProps } from '#app/page-module.ts';
import { author } from '#app/structured-data/author.ts';
import { breadcrumbList } from '#app/structured-data/breadcrumb-list.ts';
import { itemList } from '#app/structured-data/item-list.ts';
import {
  type JsonLdNode,
  type PageFacts,
  type PageLocation,
  pageUrlOf,
} from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Portrait } from '#app/ui/media/portrait.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { ExternalLink } from '#app/ui/navigation/external-link.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import type { Author } from '#contract/people.ts';
import { ArticleCards } from './article-cards.tsx';
import { MissingEntry } from './entry-parts.tsx';
import { dataOrStatus } from './load-entry.ts';
import { type Card, textCard } from './load-list.ts';
import { textPathsOf } from './text-page.tsx';

export const handle: PageHandle = { entries: 'authors' };

export function loader({ pack, context, params }: LoaderArgs) {
  return dataOrStatus(async () => {
    const { articles, ...author } = await context.get(apiContext).getAuthor(params.slug);
    const cards = articles.map(
      (article): Card => ({ ...textCard(article), path: textPathsOf(pack)[article.kind] }),
    );
    return { author, cards };
  });
}

export function meta(args: MetaArgs<typeof loader>) {
  const { pack } = args;
  const copy = pack.copy('pages/author');
  const author = args.loaderData?.loaded?.author;
  if (!author) return titleOnly(pack, copy.notFound.title);
  const { name, role } = author;
  const description = fillPlaceholders(copy.description, { name });
  return metadata({ title: `${name}, ${role}`, description, keywords: [name, role] }, args);
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  const { pack } = page;
  const { loaded } = page.loaderData;
  if (!loaded) return [];
  const items = loaded.cards.map(({ path, slug, title }) => ({
    title,
    href: `${path}/${encodeURIComponent(slug)}`,
  }));
  return [
    profilePage(loaded.author, page),
    ...(items.length > 0 ? [itemList(items, page)] : []),
    breadcrumbList(breadcrumbsOf(pack, loaded.author), page),
  ];
}

export default function AuthorPage({ loaderData }: PageProps<typeof loader>) {
  const copy = useCopy('pages/author');
  const { loaded, status } = loaderData;
  if (!loaded) return <MissingEntry copy={copy.notFound} status={status} />;
  const { author, cards } = loaded;
  return (
    <>
      <AuthorHeader author={author} />
      <Section heading={fillPlaceholders(copy.list, { name: author.name })}>
        <ArticleCards cards={cards} level={3} />
      </Section>
      <FirstScreenEnd />
    </>
  );
}

function AuthorHeader({ author }: { author: Author }) {
  const pack = usePack();
  const copy = useCopy('pages/author');
  const { name, role, bio, profile, image, picture } = author;
  return (
    <header className="wrap pt-21 pb-12 lg:pt-30 lg:pb-16">
      <RenderBlockingHero>
        <Breadcrumb breadcrumbs={breadcrumbsOf(pack, author)} />
        <div className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-[max-content_minmax(0,1fr)] sm:items-center">
          <Portrait name={name} hasImage image={picture ?? (image || undefined)} size="large" />
          <div>
            <h1 className="text-4xl tracking-[-0.04em]">{name}</h1>
            <p className="mt-2 font-medium text-primary-700">{role}</p>
            <p className="mt-5 max-w-160 text-lg text-ink-700">{bio}</p>
            {profile && (
              <ExternalLink href={profile} className="mt-3">
                {copy.profile}
                <span className="sr-only">: {name}</span>
              </ExternalLink>
            )}
          </div>
        </div>
      </RenderBlockingHero>
    </header>
  );
}

const profilePage = (person: Author, page: PageLocation): JsonLdNode => ({
  '@type': 'ProfilePage',
  url: pageUrlOf(page),
  name: person.name,
  inLanguage: 'en',
  mainEntity: author(page.pack, person, page.origin),
});

const breadcrumbsOf = (pack: LocalizedPack, { name }: { name: string }) => [
  ...(pack.has('blog')
    ? [{ title: pack.copy('pages/blogs-and-insights').breadcrumb, href: textPathsOf(pack).blogs }]
    : []),
  { title: name },
];
