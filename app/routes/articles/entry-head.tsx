import type { ReactNode } from 'react';
import { RenderBlockingHero } from '#app/ui/layout/render-blocking-hero.tsx';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { ShareButtons } from '#app/ui/navigation/share-buttons.tsx';
import { usePageUrl } from '#app/ui/navigation/use-page-url.ts';
import { Unbroken } from '#app/ui/text/unbroken.tsx';

interface EntryHeadProps {
  breadcrumbs: Parameters<typeof Breadcrumb>[0]['breadcrumbs'];
  title: string;
  tags: readonly string[];
  /** What is said of the entry in a line: its day, how long it takes. */
  facts?: ReactNode;
  /** The cover, or the film in its place. */
  children: ReactNode;
}

/** What an entry opens with: where it belongs, what it is called, its cover. */
export function EntryHead({ breadcrumbs, title, tags, facts, children }: EntryHeadProps) {
  const url = usePageUrl();
  return (
    <header className="wrap pt-21 lg:pt-30 print:pt-0">
      <RenderBlockingHero>
        <Breadcrumb breadcrumbs={breadcrumbs} />
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
          <div className="lg:ml-auto">
            <ShareButtons url={url} title={title} />
          </div>
        </div>
      </RenderBlockingHero>
      <div className="mt-7 lg:mt-9">{children}</div>
    </header>
  );
}
