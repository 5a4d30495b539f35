import { useState } from 'react';
import { buttonClass } from '#console/ui/button.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { IconButton } from '#console/ui/icon-button.tsx';
import { PAGES_DRAWN } from '#contract/console/file-pages.ts';
import { FilePageView } from './file-page-view.tsx';

interface FilePagesProps {
  applicationId: string;
  documentId?: string;
  fileName: string;
  /** Its size, and whether its text can be searched. */
  facts: string;
  /** URL of the file itself. */
  href: string;
}

/** Widths of a page in percent of the room that it has. */
const ZOOMS = [50, 75, 100, 150, 200, 300] as const;
const FITS = ZOOMS.indexOf(100);

/** A file as pictures of its pages, each loaded as it comes into view, with a download. */
export function FilePages({ applicationId, documentId, fileName, facts, href }: FilePagesProps) {
  const [zoom, setZoom] = useState(FITS);
  // The first page says how many there are, and how high the others may be.
  const [first, setFirst] = useState({ pages: 1, ratio: Math.SQRT1_2 });
  const shown = Math.min(first.pages, PAGES_DRAWN);
  return (
    <>
      <header className="flex min-h-14 flex-wrap items-center gap-x-1 gap-y-1 border-b border-line bg-surface px-4 py-2">
        <div className="min-w-32 flex-1 pr-2">
          <p className="truncate text-sm font-medium" title={fileName}>
            {fileName}
          </p>
          <p className="text-xs text-quiet">{facts}</p>
        </div>
        <IconButton
          icon="minus"
          label="Smaller"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <output className="w-11 text-center text-xs text-quiet tabular-nums">{ZOOMS[zoom]}%</output>
        <IconButton
          icon="plus"
          label="Larger"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <a href={href} download={fileName} className={buttonClass({ tone: 'plain' })}>
          <Icon name="download" />
          Download
        </a>
      </header>
      <section
        aria-label={`Pages of ${fileName}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto overscroll-contain p-3 outline-offset-[-2px]"
      >
        <div className="mx-auto grid gap-4" style={{ width: `${ZOOMS[zoom]}%` }}>
          {Array.from({ length: shown }, (_, at) => at + 1).map((page) => (
            <FilePageView
              key={page}
              of={{ applicationId, documentId, page }}
              {...first}
              {...(page === 1 && { onDrawn: setFirst })}
            />
          ))}
        </div>
        {first.pages > shown && (
          <p className="p-4 text-center text-sm text-quiet">
            These are the first {shown} of {first.pages} pages. Download the file to read the rest.
          </p>
        )}
      </section>
    </>
  );
}
