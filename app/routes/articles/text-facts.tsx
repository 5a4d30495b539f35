import { useCopy, usePack } from '#app/pack-context.ts';
import { authorPath } from '#app/ui/author/author-path.ts';
import { formatDay, isoDay } from '#app/ui/dates/site-time.ts';
import { fill } from '#app/ui/text/fill.ts';
import type { Byline } from '#contract/authors.ts';

interface TextFactsProps {
  entry: { author: Byline | null; publishDate: number; maxReadTime: number };
}

/** Who wrote a text, when it came out, and how long it takes at most. */
export function TextFacts({ entry: { author, publishDate, maxReadTime } }: TextFactsProps) {
  const pack = usePack();
  const copy = useCopy('pages/author');
  const words = useCopy('words');
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
      <time dateTime={isoDay(pack, publishDate)}>{formatDay(pack, publishDate)}</time>
      {maxReadTime > 0 && ` · ${fill(words.readTime, { minutes: maxReadTime })}`}
    </>
  );
}
