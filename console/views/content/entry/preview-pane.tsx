/** The real page with the draft. A click on its words opens their field. */
import { useRef, useState } from 'react';
import { settings } from '#console/settings.ts';
import { Button } from '#console/ui/button.tsx';
import { Delayed } from '#console/ui/pending.tsx';
import type { EntryDetail } from '#contract/console/entries.ts';
import { languagePrefix } from '#contract/languages.ts';
import { fieldName, parseFieldName } from '#contract/preview.ts';
import type { Snapshot } from './draft-saver.ts';
import type { PageTools } from './use-page-tools.ts';
import { usePreviewFrame } from './use-preview-frame.ts';
import type { EntryLanguages } from './use-translation.ts';

interface PreviewPaneProps {
  snapshot: Snapshot;
  languages: EntryLanguages | undefined;
  /** @param source lines of the text, `3-5` */
  onOpen: (field: string, source?: string) => void;
  tools: PageTools;
  hasForm: boolean;
  /** The check found mistakes, with which the page cannot be made. */
  isIncomplete: boolean;
}

/** Widths in pixels at which people look at the site; null: as wide as there is room. */
const WIDTHS = { phone: 390, desktop: null } as const;

const PRESSED = 'aria-pressed:border-line-strong aria-pressed:bg-sunken';

export function PreviewPane(props: PreviewPaneProps) {
  const { snapshot, languages, hasForm, isIncomplete, onOpen, tools } = props;
  const { entry } = snapshot;
  const [path, setPath] = useState(entry.path ?? '/');
  /** The entry whose draft is shown: this one, or its translation. */
  const [file, setFile] = useState(entry.file);
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop');
  const url = previewUrl(path, file);
  const { frame, isConnected, hasFailed } = usePreviewFrame({
    url,
    path,
    snapshot,
    onOpen: (field, source) => onOpen(inShownLanguage(field, path, languages), source),
    onNavigate: setPath,
    tools,
    hasForm,
  });
  // After a save, the former page stays until the next one is ready.
  const shownUrl = useRef('');
  if (isConnected) shownUrl.current = url;
  return (
    <div className="sticky top-2 grid gap-2">
      <div className="flex flex-wrap items-center gap-2 text-xs text-quiet">
        <span className="min-w-0 flex-1 truncate" title={path}>
          {path}
        </span>
        {languages && entry.path !== null && (
          <PageLanguages
            languages={languages}
            entry={entry}
            path={path}
            onChange={(page, shown) => {
              setPath(page);
              setFile(shown);
            }}
          />
        )}
        <fieldset aria-label="Width of the preview" className="flex gap-1">
          <Button
            size="small"
            icon="smartphone"
            aria-pressed={width === 'phone'}
            className={PRESSED}
            onClick={() => setWidth('phone')}
          >
            Phone
          </Button>
          <Button
            size="small"
            icon="monitor"
            aria-pressed={width === 'desktop'}
            className={PRESSED}
            onClick={() => setWidth('desktop')}
          >
            Desktop
          </Button>
        </fieldset>
      </div>
      {hasFailed && !isConnected && (
        <p role="status" className="text-xs text-danger">
          {isIncomplete
            ? 'The page is shown when the mistakes in the fields are corrected.'
            : 'Clicks do not work in this preview. Use the fields instead.'}
        </p>
      )}
      <div
        className="relative h-[calc(100dvh-11rem)] min-h-96 w-full justify-self-center overflow-clip rounded-card border border-line bg-white"
        style={WIDTHS[width] === null ? undefined : { maxWidth: WIDTHS[width] }}
      >
        <iframe
          key={url}
          ref={frame}
          src={url}
          title={`Preview of ${entry.title}`}
          className="size-full"
        />
        {shownUrl.current !== url && !hasFailed && <PreparingPage />}
      </div>
    </div>
  );
}

/**
 * The field of a text that was clicked. A page in another language shows what is not translated in
 * English, but the words that replace it belong to the translation.
 */
function inShownLanguage(
  field: string,
  page: string,
  languages: EntryLanguages | undefined,
): string {
  const target = parseFieldName(field);
  if (!languages || !target || target.file !== languages.original) return field;
  const { code, file } = languages.current;
  return isInLanguage(page, code) ? fieldName(file, target.path) : field;
}

function isInLanguage(page: string, code: string): boolean {
  const prefix = languagePrefix(code);
  return page === prefix || page.startsWith(`${prefix}/`);
}

function PreparingPage() {
  return (
    <Delayed>
      <p
        role="status"
        className="absolute inset-0 grid place-items-center bg-surface text-sm text-quiet motion-safe:animate-pulse"
      >
        Preparing the page…
      </p>
    </Delayed>
  );
}

interface PageLanguagesProps {
  languages: EntryLanguages;
  entry: EntryDetail;
  path: string;
  onChange: (path: string, file: string) => void;
}

/** Shows the page of the entry in the original language or in the other one. */
function PageLanguages({ languages, entry, path, onChange }: PageLanguagesProps) {
  const { current, isOriginal, original, otherEntry } = languages;
  const prefix = languagePrefix(current.code);
  const own = entry.path ?? '/';
  const english = isOriginal ? own : own.slice(prefix.length) || '/';
  const translated = isOriginal ? prefix + (own === '/' ? '' : own) : own;
  const isTranslated = isInLanguage(path, current.code);
  const pages = [
    { name: 'English', page: english, file: original, isShown: !isTranslated },
    { name: current.name, page: translated, file: current.file, isShown: isTranslated },
  ];
  return (
    <fieldset aria-label="Language of the preview" className="flex gap-1">
      {pages.map(({ name, page, file, isShown }) => (
        <Button
          key={name}
          size="small"
          aria-pressed={isShown}
          className={PRESSED}
          // Without a translation, the page shows the original's texts, as the site does.
          onClick={() => onChange(page, otherEntry ? file : entry.file)}
        >
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

function previewUrl(path: string, file: string): string {
  const url = new URL(path, location.origin);
  url.searchParams.set('entry', file);
  return `${settings.path}/preview${url.pathname}${url.search}${url.hash}`;
}
