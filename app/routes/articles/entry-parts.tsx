import type { ReactNode } from 'react';
import { ArticleBody } from '#app/ui/layout/article-body.tsx';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Cover } from '#app/ui/media/cover.tsx';
import { FeaturedPicture } from '#app/ui/media/featured.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { CollapsedContents } from '#app/ui/navigation/collapsed-contents.tsx';
import { usePageUrl } from '#app/ui/navigation/printed-url.tsx';
import { ShareButtons } from '#app/ui/navigation/share-buttons.tsx';
import { TableOfContents } from '#app/ui/navigation/table-of-contents.tsx';
import { FailedPanel } from '#app/ui/panels/failed-panel.tsx';
import { NotFoundPanel } from '#app/ui/panels/not-found-panel.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import { addHeadingIds } from '#contract/heading-ids.ts';
import type { ArticleCopy } from '#contract/pages/articles.ts';
import { ArticleCards } from './article-cards.tsx';
import type { Card } from './load-list.ts';

interface EntryHeaderProps {
  breadcrumbs: Parameters<typeof Breadcrumb>[0]['breadcrumbs'];
  title: string;
  tags: readonly string[];
  /** One line about the entry, such as its date and duration. */
  facts?: ReactNode;
  /** The cover, or the video that replaces it. */
  children: ReactNode;
}

/** The start of an entry: breadcrumbs, title, tags and cover. */
export function EntryHeader({ breadcrumbs, title, tags, facts, children }: EntryHeaderProps) {
  const url = usePageUrl();
  return (
    <header className="wrap pt-21 lg:pt-30 print:pt-0">
      <RenderBlockingHero>
        <Breadcrumb breadcrumbs={breadcrumbs} repeatsHeading />
        <h1 className="mt-5 max-w-[18em] text-4xl tracking-[-0.04em]">
          <Unbroken text={title} />
        </h1>
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          {tags.length > 0 && (
            <ul className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <li key={tag} className="tag">
                  {tag}
                </li>
              ))}
            </ul>
          )}
          {facts && <div className="text-sm text-ink-600">{facts}</div>}
          <div className="lg:ms-auto">
            <ShareButtons url={url} title={title} />
          </div>
        </div>
      </RenderBlockingHero>
      <div className="mt-7 lg:mt-9">{children}</div>
    </header>
  );
}

/** A table of contents with fewer entries is useless. */
const MIN_CONTENTS = 2;

interface EntryBodyProps {
  /** Sanitized. */
  html: string;
  /** Above the text, if something separates it from the title. */
  heading?: string;
  /** Label of the table of contents. */
  contents: string;
  /** Below the text. */
  children?: ReactNode;
}

export function EntryBody({ html: body, heading, contents, children }: EntryBodyProps) {
  const { html, headings } = addHeadingIds(body);
  const items = headings.filter(({ level }) => level === 2);
  const hasContents = items.length >= MIN_CONTENTS;
  return (
    <div className="wrap grid grid-cols-1 gap-x-18 gap-y-9 pt-9 pb-18 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-14 lg:pb-24 print:block print:pt-6 print:pb-0">
      {hasContents && <CollapsedContents label={contents} items={items} />}
      <div className="no-print max-lg:hidden lg:sticky lg:top-8 lg:self-start">
        {hasContents && <TableOfContents label={contents} items={items} />}
      </div>
      <div>
        {heading && <h2 className="mb-5 text-2xl">{heading}</h2>}
        <ArticleBody html={html} className="article-lead" />
        {children}
      </div>
    </div>
  );
}

interface MissingEntryProps {
  copy: ArticleCopy['detail']['notFound'];
  /** 404 if the entry does not exist; otherwise it could not be loaded. */
  status: number;
}

/** Replaces an entry that does not exist or could not be loaded. */
export function MissingEntry({ copy, status }: MissingEntryProps) {
  return status === 404 ? <NotFoundPanel {...copy} /> : <FailedPanel />;
}

interface RelatedEntriesProps {
  title: string;
  /** Label of the link to the list. */
  allLabel: string;
  path: string;
  cards: readonly Card[];
}

/** Renders nothing without cards. */
export function RelatedEntries({ title, allLabel, path, cards }: RelatedEntriesProps) {
  if (cards.length === 0) return null;
  return (
    <div className="no-print">
      <Section
        background="morning"
        heading={title}
        aside={
          <ArrowLink href={path} className="text-base">
            {allLabel}
          </ArrowLink>
        }
      >
        <ArticleCards path={path} cards={cards} level={3} />
      </Section>
    </div>
  );
}

const BANNER_CLASSES = 'aspect-video w-full rounded-panel object-cover lg:aspect-12/5';

interface EntryCoverProps {
  entry: Parameters<typeof FeaturedPicture>[0]['entry'] & { slug: string };
  /** Shape and corners; by default a banner as wide as the page. */
  className?: string;
}

/** An entry without a picture gets a drawn cover. */
export function EntryCover({ entry, className = BANNER_CLASSES }: EntryCoverProps) {
  return (
    <div data-shared="cover">
      {entry.featuredImage ? (
        <FeaturedPicture
          entry={entry}
          sizes="(width < 78rem) 95vw, 1200px"
          priority
          className={className}
        />
      ) : (
        <Cover seed={entry.slug} className={className} />
      )}
    </div>
  );
}
