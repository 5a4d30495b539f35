import { useCopy } from '#app/pack-context.ts';
import { scrollableParts } from './scrollable-parts.ts';

interface ArticleBodyProps {
  /** Sanitised on the way in and out of the database. */
  html: string;
  /** The first paragraph, larger than the rest. */
  intro?: string | undefined;
  className?: string;
}

/** What an editor wrote, as it is read: a narrow column of large text, and fit for paper. */
export function ArticleBody({ html, intro, className = '' }: ArticleBodyProps) {
  const words = useCopy('words');
  return (
    <div className={className}>
      {intro && <p className="article-intro">{intro}</p>}
      <div
        className="prose long-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, as said above
        dangerouslySetInnerHTML={{ __html: scrollableParts(html, words) }}
      />
    </div>
  );
}
