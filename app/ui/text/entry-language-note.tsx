import { usePack } from '#app/pack-context.ts';

interface EntryLanguageNoteProps {
  /** The copy of the page, whose translation has the note. */
  page: 'pages/talents-on-demand' | 'pages/events' | 'pages/trainings-and-certifications';
  className?: string;
}

/** Says why the entries of a translated page are in another language than the rest of it. */
export function EntryLanguageNote({ page, className = '' }: EntryLanguageNoteProps) {
  const pack = usePack();
  if (pack.entryLang === undefined || pack.copyLang(page) !== undefined) return null;
  return (
    <p
      data-entry-language=""
      className={`max-w-160 text-sm text-balance text-ink-600 ${className}`}
    >
      {pack.copy(page).entryLanguage}
    </p>
  );
}
