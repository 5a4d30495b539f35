import { useEffect, useRef, useState } from 'react';
import { urlOf } from '#console/api/call.ts';
import { ErrorPanel } from '#console/ui/error-panel.tsx';
import { Delayed } from '#console/ui/pending.tsx';
import { PageText } from './page-text.tsx';
import { Undrawable } from './undrawable.tsx';
import { type PageOf, partsOf, useFilePage } from './use-file-page.ts';

interface FilePageViewProps {
  of: PageOf;
  /** Of the whole file. */
  pages: number;
  /** Width by height, until its own is known. */
  ratio: number;
  onDrawn?: (first: { pages: number; ratio: number }) => void;
}

/** One page: its picture, and its text below. */
export function FilePageView({ of, pages, ratio, onDrawn }: FilePageViewProps) {
  const { ref, isNear } = useIsNear();
  const { data, error, refetch } = useFilePage(of, isNear);
  const drawn = data?.state === 'drawn' ? data : undefined;
  useEffect(() => {
    if (drawn) onDrawn?.({ pages: drawn.pages, ratio: drawn.width / drawn.height });
  }, [drawn, onDrawn]);
  if (data && data.state !== 'drawn') {
    return <Undrawable state={data.state} page={of.page} />;
  }
  const name = `Page ${of.page} of ${pages}`;
  return (
    <article ref={ref} aria-label={name} className="grid gap-1">
      <div
        className="overflow-clip rounded-inner border border-line bg-surface shadow-card"
        style={{ aspectRatio: drawn ? `${drawn.width} / ${drawn.height}` : ratio }}
      >
        {drawn && <Picture {...drawn} name={name} src={urlOf('getFilePicture', partsOf(of))} />}
        {!drawn && error && <ErrorPanel problem={error} onRetry={refetch} />}
        {!drawn && !error && <Drawing page={of.page} />}
      </div>
      {drawn && <PageText name={name} text={drawn.text} links={drawn.links} />}
    </article>
  );
}

function Drawing({ page }: Pick<PageOf, 'page'>) {
  return (
    <Delayed>
      <p role="status" className="p-6 text-center text-sm text-quiet">
        Drawing page {page}…
      </p>
    </Delayed>
  );
}

interface PictureProps {
  name: string;
  src: string;
  width: number;
  height: number;
}

/** It may have to be drawn once more, and then be refused while the server is busy. */
function Picture({ name, src, width, height }: PictureProps) {
  const [isLost, setLost] = useState(false);
  if (isLost) return <ErrorPanel problem={undefined} onRetry={() => setLost(false)} />;
  const onError = () => setLost(true);
  // Paper is white in dark mode too.
  return (
    <img
      src={src}
      width={width}
      height={height}
      onError={onError}
      alt={name}
      className="size-full bg-white"
    />
  );
}

/** Whether an element is, or was, within a window's height of what can be seen. */
function useIsNear() {
  const ref = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      // Also within an element that scrolls, which the root's own margin does not reach into.
      { rootMargin: '100%', scrollMargin: '100%' } as IntersectionObserverInit,
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
