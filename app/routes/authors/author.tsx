import { apiContext } from '#app/api-context.ts';
import { metadata, titleOnly } from '#app/metadata.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { LoaderArgs, MetaArgs, PageProps } from '#app/page-module.ts';
import { ArticleCards } from '#app/routes/articles/article-cards.tsx';
import type { PageFacts } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { FailedPanel } from '#app/ui/failed-panel/failed-panel.tsx';
import { MissingPanel } from '#app/ui/missing-panel/missing-panel.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { fill } from '#app/ui/text/fill.ts';
import { AuthorHead } from './author-head.tsx';
import { authorJsonLd } from './author-json-ld.ts';
import { loadAuthor } from './load-author.ts';

export const handle: PageHandle = { entries: 'authors' };

export function loader({ pack, context, params }: LoaderArgs) {
  return loadAuthor(pack, context.get(apiContext), params.slug);
}

export function meta(args: MetaArgs<typeof loader>) {
  const { pack } = args;
  const copy = pack.copy('pages/author');
  const author = args.loaderData?.found?.author;
  if (!author) return titleOnly(pack, copy.notFound.title);
  const { name, role } = author;
  const description = fill(copy.description, { name });
  return metadata({ title: `${name}, ${role}`, description, keywords: [name, role] }, args);
}

export function structuredData(page: PageFacts<PageProps<typeof loader>['loaderData']>) {
  return authorJsonLd(page);
}

export default function AuthorPage({ loaderData }: PageProps<typeof loader>) {
  const copy = useCopy('pages/author');
  const { found, status } = loaderData;
  if (!found) return status === 404 ? <MissingPanel {...copy.notFound} /> : <FailedPanel />;
  const { author, cards } = found;
  return (
    <>
      <AuthorHead author={author} />
      <Section ground="white" heading={fill(copy.list, { name: author.name })}>
        <ArticleCards cards={cards} level={3} />
      </Section>
      <FirstScreenEnd />
    </>
  );
}
