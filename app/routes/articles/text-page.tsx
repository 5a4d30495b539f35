import type { ReactNode } from 'react';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { ContactBand } from '#app/ui/contact-band/contact-band.tsx';
import type { Article } from '#contract/articles.ts';
import type { ArticleCopy } from '#contract/pages/articles.ts';
import { AboutAuthor } from './about-author.tsx';
import { EntryBody } from './entry-body.tsx';
import { breadcrumbsOf } from './entry-breadcrumbs.ts';
import { EntryCover } from './entry-cover.tsx';
import { EntryHead } from './entry-head.tsx';
import type { Card } from './load-list.ts';
import { MissingEntry } from './missing-entry.tsx';
import { RelatedEntries } from './related-entries.tsx';
import { TextFacts } from './text-facts.tsx';

interface TextPageProps {
  copy: ArticleCopy;
  /** URL of the list that it is from. */
  path: string;
  loaded: { found: { entry: Article; related: Card[] } | null; status: number };
  /** Above the text, where something else stands between it and the title. */
  about?: string;
  /** In place of the banner. */
  cover?: (entry: Article) => ReactNode;
}

/** A post, a story or a paper as it is read. */
export function TextPage({ copy, path, loaded, about, cover }: TextPageProps) {
  const { found, status } = loaded;
  const { contents, related, all, notFound } = copy.detail;
  if (!found) return <MissingEntry copy={notFound} status={status} />;
  const { entry } = found;
  return (
    <>
      <article key={entry.slug}>
        <EntryHead
          breadcrumbs={breadcrumbsOf(copy, path, entry)}
          title={entry.title}
          tags={entry.tags}
          facts={<TextFacts entry={entry} />}
        >
          {cover ? cover(entry) : <EntryCover of={entry} />}
        </EntryHead>
        <EntryBody html={entry.body} heading={about} contents={contents}>
          {entry.author && <AboutAuthor author={entry.author} />}
        </EntryBody>
      </article>
      <FirstScreenEnd />
      <RelatedEntries title={related} all={all} path={path} cards={found.related} />
      <ContactBand />
    </>
  );
}
