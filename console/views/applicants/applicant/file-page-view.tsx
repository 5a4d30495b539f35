import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call, urlOf } from '#console/api/call.ts';
import { CallProblem } from '#console/api/call-problem.ts';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { ErrorPanel } from '#console/ui/error-panel.tsx';
import { Delayed } from '#console/ui/pending.tsx';
import type { RenderFailure } from '#contract/console/file-pages.ts';

interface FilePageViewProps {
  location: PageRef;
  /** Of the whole file. */
  pages: number;
  /** Width / height of the first page, until this page's own is known. */
  ratio: number;
  onDrawn?: (first: { pages: number; ratio: number }) => void;
}

export function FilePageView({ location, pages, ratio, onDrawn }: FilePageViewProps) {
  const { ref, isNear } = useIsNear();
  const { data, error, refetch } = useFilePage(location, isNear);
  const drawn = data?.state === 'drawn' ? data : undefined;
  useEffect(() => {
    if (drawn) onDrawn?.({ pages: drawn.pages, ratio: drawn.width / drawn.height });
  }, [drawn, onDrawn]);
  if (data && data.state !== 'drawn') {
    return <FileProblem state={data.state} page={location.page} />;
  }
  const name = `Page ${location.page} of ${pages}`;
  return (
    <article ref={ref} aria-label={name} className="grid gap-1">
      <div
        className="overflow-clip rounded-inner border border-line bg-surface shadow-card"
        style={{ aspectRatio: drawn ? `${drawn.width} / ${drawn.height}` : ratio }}
      >
        {drawn && (
          <Picture {...drawn} name={name} src={urlOf('getFilePicture', callParts(location))} />
        )}
        {!drawn && error && <ErrorPanel problem={error} onRetry={refetch} />}
        {!drawn && !error && <PageLoading page={location.page} />}
      </div>
      {drawn && <PageText name={name} text={drawn.text} links={drawn.links} />}
    </article>
  );
}

function PageLoading({ page }: Pick<PageRef, 'page'>) {
  return (
    <Delayed>
      <p role="status" className="p-6 text-center text-sm text-quiet">
        Loading page {page}…
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

/** The server may have to draw the picture again, and answers 503 while it is busy. */
function Picture({ name, src, width, height }: PictureProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <ErrorPanel problem={undefined} onRetry={() => setFailed(false)} />;
  const onError = () => setFailed(true);
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

/** Becomes true once the element is within one window height of the viewport. */
function useIsNear() {
  const ref = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      // `rootMargin` does not apply to nested scroll containers, `scrollMargin` does.
      { rootMargin: '100%', scrollMargin: '100%' } as IntersectionObserverInit,
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}

function FileProblem({ state, page }: { state: RenderFailure; page: number }) {
  if (page > 1) {
    return (
      <p className="rounded-card border border-line bg-surface p-6 text-center text-sm text-quiet">
        Page {page} could not be displayed. Download the file to see it.
      </p>
    );
  }
  if (state === 'locked') {
    return (
      <EmptyState icon="lock" title="This file is password-protected">
        Ask the applicant for a copy without a password, or download the file if you know the
        password.
      </EmptyState>
    );
  }
  if (state === 'broken') {
    return (
      <EmptyState icon="triangle-alert" title="This file could not be opened">
        It is damaged or is not a PDF. Ask for another copy, or download it and open it with
        caution.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="triangle-alert" title="This file is too complex to display">
      Displaying it takes more time or memory than a resume should need. Ask for another copy, or
      download it and open it with caution.
    </EmptyState>
  );
}

/** A page of a resume or of an added document. */
interface PageRef {
  applicationId: string;
  documentId?: string | undefined;
  /** From 1. */
  page: number;
}

const callParts = ({ applicationId, documentId, page }: PageRef) => ({
  params: { id: applicationId, page },
  query: { document: documentId },
});

/** Attempts while the server is busy drawing other pages. */
const MAX_ATTEMPTS = 5;

const isBusy = (error: unknown) => error instanceof CallProblem && error.status === 503;

/** @param isWanted false delays loading */
function useFilePage(location: PageRef, isWanted: boolean) {
  const { applicationId, documentId, page } = location;
  return useQuery({
    // A file never changes, so the server names no such key.
    queryKey: [`file-page:${applicationId}/${documentId ?? 'resume'}/${page}`],
    queryFn: ({ signal }) => call('getFilePage', { ...callParts(location), signal }),
    enabled: isWanted,
    retry: (failures, error) => isBusy(error) && failures < MAX_ATTEMPTS - 1,
    retryDelay: (_, error) => ((error instanceof CallProblem && error.retryAfter) || 1) * 1000,
  });
}

interface PageTextProps {
  name: string;
  text: string;
  links: readonly string[];
}

/**
 * The text and the full URLs of a page, for screen readers, copying and searching. It does not
 * zoom.
 */
function PageText({ name, text, links }: PageTextProps) {
  if (!text && links.length === 0) {
    return <p className="px-1 text-xs text-quiet">{name} contains no text. It may be a scan.</p>;
  }
  return (
    <details className="sticky left-0 w-full max-w-[100cqi] text-sm">
      <summary className="cursor-pointer rounded-inner px-1 py-1 text-xs text-quiet hover:text-text touch:py-3">
        Text{links.length > 0 && ' and links'} of {name.toLowerCase()}
      </summary>
      <div className="grid gap-3 rounded-inner border border-line bg-surface p-4">
        {text && <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>}
        {links.length > 0 && (
          <ul aria-label={`Links of ${name.toLowerCase()}`} className="grid gap-1">
            {links.map((url) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="text-accent wrap-anywhere"
                >
                  {url}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
