import { useLocale } from '#app/language/use-locale.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { buttonClass } from '#app/ui/navigation/button.tsx';
import { RESUME } from '#contract/applications.ts';
import { useApplyWords } from './apply-words.ts';
import { formatSize, type Resume } from './resume.ts';

export function EmptyResume() {
  const { upload } = useApplyWords();
  return (
    <div className="flex min-h-24 flex-col items-center justify-center gap-x-4 gap-y-2 p-4 text-sm text-ink-600 sm:flex-row">
      <label htmlFor={RESUME.field} className={buttonClass({ tone: 'quiet', size: 'small' })}>
        <Icon name="file-up" size={18} />
        {upload.choose}
      </label>
      <span className="hidden sm:inline">{upload.dropHint}</span>
    </div>
  );
}

interface FilledResumeProps {
  resume: Resume;
  onRemove: () => void;
}

export function FilledResume({ resume, onRemove }: FilledResumeProps) {
  const { upload } = useApplyWords();
  const locale = useLocale();
  return (
    <div className="flex min-h-24 flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <span className="grid size-12 flex-none place-items-center rounded-inner bg-success-100 text-success">
        <Icon name="file-check" size={24} />
      </span>
      <p className="min-w-40 flex-1 leading-snug">
        <span className="block truncate font-medium">{resume.name}</span>
        <span className="text-xs text-ink-600">
          {upload.kind} · {formatSize(locale, resume.bytes.length)}
        </span>
      </p>
      <span className="flex gap-2">
        <label htmlFor={RESUME.field} className={buttonClass({ tone: 'quiet', size: 'small' })}>
          {upload.replace}
        </label>
        <button
          type="button"
          onClick={onRemove}
          aria-label={upload.remove}
          title={upload.remove}
          className={buttonClass({ tone: 'quiet', size: 'small' }, 'w-11 px-0!')}
        >
          <Icon name="x" size={18} className="flex-none" />
        </button>
      </span>
    </div>
  );
}
