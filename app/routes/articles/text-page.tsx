import { type ReactNode, useId } from 'react';
import type { MetaContext } from '#app/metadata.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { PageName } from '#app/page-head.ts';
import { apiContext, type LoaderArgs } from '#app/page-module.ts';
import type { ArticleFacts } from '#app/structured-data/article.ts';
import { authorPath } from '#app/structured-data/author.ts';
import type { JsonLdNode, PageFacts, PageLocation } from '#app/structured-data/json-ld-node.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { formatDay, isoDay } from '#app/ui/dates/site-time.ts';
import { ContactBand } from '#app/ui/layout/contact-band.tsx';
import { Portrait } from '#app/ui/media/portrait.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import type { Article, TextKind } from '#contract/articles.ts';
import { fillPlaceholders } from '#contract/fill.ts';
import type { Author, Byline } from '#contract/people.ts';
import { breadcrumbsOf, entryJsonLd } from './entry-json-ld.ts';
import { entryMetadata } from './entry-metadata.ts';
import {
  EntryBody,
  EntryCover,
  EntryHeader,
  MissingEntry,
  RelatedEntries,
} from './entry-parts.tsx';
import { loadText } from './load-entry.ts';
import type { Card } from './load-list.ts';

/** For each kind: the page whose copy it uses, and the API calls for one text and for the list. */
const KINDS = {
  blogs: { page: 'pages/blogs-and-insights', get: 'getBlog', list: 'listBlogs' },
  'hub-stories': {
    page: 'pages/hub-stories',
    get: 'getHubStory',
    list: 'listHubStories',
  },
  whitepapers: { page: 'pages/whitepapers', get: 'getWhitepaper', list: 'listWhitepapers' },
} as const satisfies Record<TextKind, { page: PageName; get: string; list: string }>;

/** Path of the list of each kind of text, which the paths of its texts begin with. */
export const textPathsOf = (pack: LocalizedPack): Record<TextKind, string> => ({
  blogs: '/blogs-and-insights',
  'hub-stories': pack.hub,
  whitepapers: '/whitepapers',
});

/** Creates the exports of a text's page module, except the component. */
export const createTextPage = (
  kind: TextKind,
  node: (writing: ArticleFacts, location: PageLocation) => JsonLdNode,
) => ({
  handle: { entries: kind } satisfies PageHandle,

  loader({ context, params }: LoaderArgs) {
    const api = context.get(apiContext);
    const { get, list } = KINDS[kind];
    return loadText(params.slug, api[get], api[list]);
  },

  meta: (args: MetaContext & { loaderData?: LoadedText | undefined }) =>
    entryMetadata(args.pack.copy(KINDS[kind].page), args),

  structuredData: (page: PageFacts<LoadedText>) =>
    entryJsonLd(page.pack.copy(KINDS[kind].page), textPathsOf(page.pack)[kind], page, node),
});

interface LoadedText {
  loaded: { entry: Article; related: Card[] } | null;
  status: number;
}

interface TextPageProps {
  kind: TextKind;
  result: LoadedText;
  /** Heading above the text, if something separates it from the title. */
  about?: string;
  /** Replaces the banner. */
  cover?: (entry: Article) => ReactNode;
}

export function TextPage({ kind, result, about, cover }: TextPageProps) {
  const path = textPathsOf(usePack())[kind];
  const copy = useCopy(KINDS[kind].page);
  const { loaded, status } = result;
  const { contents, related, all, notFound } = copy.detail;
  if (!loaded) return <MissingEntry copy={notFound} status={status} />;
  const { entry } = loaded;
  return (
    <>
      <article key={entry.slug}>
        <EntryHeader
          breadcrumbs={breadcrumbsOf(copy, path, entry)}
          title={entry.title}
          tags={entry.tags}
          facts={<TextFacts entry={entry} />}
        >
          {cover ? cover(entry) : <EntryCover entry={entry} />}
        </EntryHeader>
        <EntryBody html={entry.body} heading={about} contents={contents}>
          {entry.author && <AboutAuthor author={entry.author} />}
        </EntryBody>
      </article>
      <FirstScreenEnd />
      <RelatedEntries title={related} allLabel={all} path={path} cards={loaded.related} />
      <ContactBand />
    </>
  );
}

function AboutAuthor({ author }: { author: Author }) {
  const copy = useCopy('pages/author');
  const id = useId();
  const { name, role, bio, image, picture } = author;
  return (
    <section
      aria-labelledby={id}
      className="no-print mt-14 grid max-w-165 grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-4 border-t border-hairline pt-10"
    >
      <Portrait name={name} hasImage image={picture ?? (image || undefined)} size="normal" />
      <div>
        <h2 id={id} className="text-sm font-medium text-ink-600">
          {copy.about.title}
        </h2>
        <p className="mt-1 text-xl font-bold">{name}</p>
        <p className="font-medium text-primary-700">{role}</p>
      </div>
      <div className="col-span-full text-ink-700 sm:col-start-2">
        <p>{bio}</p>
        <ArrowLink href={authorPath(author)} className="mt-3">
          {fillPlaceholders(copy.about.all, { name })}
        </ArrowLink>
      </div>
    </section>
  );
}

interface TextFactsProps {
  entry: { author: Byline | null; publishDate: number; maxReadTime: number };
}

/** Author, date and maximum reading time. */
function TextFacts({ entry: { author, publishDate, maxReadTime } }: TextFactsProps) {
  const pack = usePack();
  const copy = useCopy('pages/author');
  const labels = useCopy('labels');
  return (
    <>
      {author && (
        <>
          {copy.by}{' '}
          <a
            href={authorPath(author)}
            className="font-medium text-primary-700 underline underline-offset-4"
            rel="author"
          >
            {author.name}
          </a>
          {' · '}
        </>
      )}
      <time dateTime={isoDay(pack, publishDate)} className="whitespace-nowrap">
        {formatDay(pack, publishDate)}
      </time>
      {maxReadTime > 0 && (
        <>
          {' · '}
          <span className="whitespace-nowrap">
            {fillPlaceholders(labels.readTime, { minutes: maxReadTime })}
          </span>
        </>
      )}
    </>
  );
}
