import type { ReactNode } from 'react';
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import { FirstWords } from '#app/ui/first-words/first-words.tsx';
import { usePageUrl } from '#app/ui/page-url/use-page-url.ts';
import { ShareButtons } from '#app/ui/share-buttons/share-buttons.tsx';

interface PieceHeadProps {
  trail: Parameters<typeof Breadcrumb>[0]['trail'];
  title: string;
  tags: readonly string[];
  /** What is said of the piece in a line: its day, how long it takes. */
  facts?: ReactNode;
  /** The cover, or the film in its place. */
  children: ReactNode;
}

/** What a piece opens with: where it belongs, what it is called, its cover. */
export function PieceHead({ trail, title, tags, facts, children }: PieceHeadProps) {
  const url = usePageUrl();
  return (
    <header className="wrap pt-21 lg:pt-30 print:pt-0">
      <FirstWords>
        <div className="no-print">
          <Breadcrumb trail={trail} />
        </div>
        <h1 className="mt-5 max-w-[18em] text-4xl tracking-[-0.04em]">{title}</h1>
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
          <div className="lg:ml-auto">
            <ShareButtons url={url} title={title} />
          </div>
        </div>
      </FirstWords>
      <div className="mt-7 lg:mt-9">{children}</div>
    </header>
  );
}
