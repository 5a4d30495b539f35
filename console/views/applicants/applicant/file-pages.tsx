import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buttonClass } from '#console/ui/button.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { IconButton } from '#console/ui/icon-button.tsx';
import { MAX_RENDERED_PAGES } from '#contract/console/limits.ts';
import { FilePageView } from './file-page-view.tsx';

interface FilePagesProps {
  applicationId: string;
  documentId?: string;
  fileName: string;
  /** Its size, and a note if its text cannot be searched. */
  facts: string;
  href: string;
  /** The dialog's title already shows the name. */
  isInDialog?: boolean;
}

/** Pictures of a file's pages, each loaded when it comes into view. */
export function FilePages(props: FilePagesProps) {
  const { applicationId, documentId, fileName, facts, href, isInDialog = false } = props;
  const zoom = usePageZoom();
  // The first page determines the count, and the height of pages that are not loaded yet.
  const [first, setFirst] = useState<{ pages: number; ratio: number }>();
  const { pages, ratio } = first ?? { pages: 1, ratio: Math.SQRT1_2 };
  const shownCount = Math.min(pages, MAX_RENDERED_PAGES);
  return (
    <>
      <header
        className={`flex min-h-14 items-center gap-1 border-b border-line ${isInDialog ? 'bg-raised px-5' : 'bg-surface px-4 py-2'}`}
      >
        <div className="min-w-0 flex-1 pr-2">
          {!isInDialog && (
            <p className="truncate text-sm font-medium" title={fileName}>
              {fileName}
            </p>
          )}
          <p className="text-xs text-quiet">{facts}</p>
        </div>
        {first && <ZoomButtons {...zoom} />}
        <a href={href} download={fileName} className={buttonClass({ tone: 'plain' })}>
          <Icon name="download" />
          <span className="max-sm:sr-only">Download</span>
        </a>
      </header>
      <section
        ref={zoom.view}
        aria-label={`Pages of ${fileName}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        tabIndex={0}
        className="@container min-h-0 flex-1 overflow-auto overscroll-contain p-3 outline-offset-[-2px]"
      >
        <div className="mx-auto grid gap-4" style={{ width: zoom.width }}>
          {Array.from({ length: shownCount }, (_, at) => at + 1).map((page) => (
            <FilePageView
              key={page}
              location={{ applicationId, documentId, page }}
              pages={pages}
              ratio={ratio}
              {...(page === 1 && { onDrawn: setFirst })}
            />
          ))}
        </div>
        {pages > shownCount && (
          <p className="p-4 text-center text-sm text-quiet">
            Showing the first {shownCount} of {pages} pages. Download the file to read the rest.
          </p>
        )}
      </section>
    </>
  );
}

/** `840 KB`, `1.2 MB` */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Widths of a page in percent of the available width. */
const ZOOMS = [50, 75, 100, 150, 200, 300] as const;
const FIT_INDEX = ZOOMS.indexOf(100);

/** Zooms around the center of the view, so that the reader keeps the place. */
function usePageZoom() {
  const [index, setIndex] = useState(FIT_INDEX);
  const view = useRef<HTMLElement>(null);
  function zoomTo(next: number) {
    const element = view.current;
    if (!element) return;
    const x = (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth;
    const y = (element.scrollTop + element.clientHeight / 2) / element.scrollHeight;
    flushSync(() => setIndex(next));
    element.scrollTo({
      left: x * element.scrollWidth - element.clientWidth / 2,
      top: y * element.scrollHeight - element.clientHeight / 2,
      behavior: 'instant',
    });
  }
  return { view, width: `${ZOOMS[index]}%`, zoomTo, index };
}

/** The percentage is hidden on narrow screens. */
function ZoomButtons({ zoomTo, index, width }: ReturnType<typeof usePageZoom>) {
  return (
    <>
      <IconButton
        icon="minus"
        label="Zoom out"
        disabled={index === 0}
        onClick={() => zoomTo(index - 1)}
      />
      <output className="w-11 text-center text-xs text-quiet tabular-nums max-sm:sr-only">
        {width}
      </output>
      <IconButton
        icon="plus"
        label="Zoom in"
        disabled={index === ZOOMS.length - 1}
        onClick={() => zoomTo(index + 1)}
      />
    </>
  );
}
