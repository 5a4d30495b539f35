import { formatDay, isoDay } from '#app/ui/dates/site-time.ts';
import { fill } from '#app/ui/text/fill.ts';
import words from '#content/words.yaml';

interface TextFactsProps {
  entry: { publishDate: number; maxReadTime: number };
}

/** When a text came out, and how long it takes at most. */
export function TextFacts({ entry: { publishDate, maxReadTime } }: TextFactsProps) {
  return (
    <>
      <time dateTime={isoDay(publishDate)}>{formatDay(publishDate)}</time>
      {maxReadTime > 0 && ` · ${fill(words.readTime, { minutes: maxReadTime })}`}
    </>
  );
}
