import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { metaOf } from '#app/page-head.ts';
import { Button } from '#app/ui/navigation/button.tsx';
import listStoredPages from './list-stored-pages.behavior.ts';

export const handle: PageHandle = { indexed: false };

export const meta = metaOf('pages/offline', { noIndex: true });

/** Replaces a page that is not stored while offline. It has no pictures, to stay small. */
export default function OfflinePage() {
  const copy = useCopy('pages/offline');
  return (
    <Behavior start={listStoredPages} props={{}} startOn="load">
      <div className="wrap min-h-svh pt-32 pb-16 lg:pt-40">
        <h1 className="text-4xl">{copy.heading}</h1>
        <p className="mt-4 max-w-xl text-lg text-ink-700">{copy.text}</p>
        <p className="mt-4 hidden max-w-xl noscript:block">{copy.noScript}</p>
        <Button data-again="" className="mt-6 noscript:hidden">
          {copy.retry}
        </Button>
        <StoredList name="saved" heading={copy.saved} />
        <StoredList name="pages" heading={copy.pages} />
        <p data-none="" hidden className="mt-8 max-w-xl">
          {copy.none}
        </p>
      </div>
    </Behavior>
  );
}

function StoredList({ name, heading }: { name: string; heading: string }) {
  return (
    <section
      data-stored={name}
      hidden
      aria-labelledby={`stored-${name}`}
      className="mt-10 max-w-200"
    >
      <h2 id={`stored-${name}`} className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-3 divide-y divide-hairline" />
    </section>
  );
}
