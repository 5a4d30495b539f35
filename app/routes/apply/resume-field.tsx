import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { Field, inputAttributes } from '#app/forms/field/field.tsx';
import { useLocale } from '#app/language/use-locale.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { buttonClass } from '#app/ui/navigation/button.tsx';
import { formatFileSize } from '#app/ui/text/file-size.ts';
import { RESUME } from '#contract/applications.ts';
import { useApplyCopy } from './apply-copy.ts';
import { type Resume, readResume } from './resume.ts';

interface ResumeFieldProps {
  resume: Resume | null;
  /** Set to the chosen file until it has been read. */
  unreadFile: RefObject<File | null>;
  error: string | undefined;
  /** Gets null after a removal. */
  onChoose: (resume: Resume | null) => void;
  /** Gets the error message about a file. */
  onRefuse: (message: string) => void;
}

/** A native file input that covers a box with the chosen file. */
export const ResumeField = memo((props: ResumeFieldProps) => {
  const { resume, unreadFile, error, onChoose, onRefuse } = props;
  const copy = useApplyCopy();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const field = { ...copy.fields.cv, name: RESUME.field, error, required: true };

  async function choose(file: File | undefined) {
    if (!file) return;
    unreadFile.current = file;
    const result = await readResume(file).catch(() => copy.upload.unreadable);
    // Another file may have been chosen by now.
    if (unreadFile.current !== file) return;
    unreadFile.current = null;
    if (typeof result === 'string') onRefuse(result);
    else onChoose(result);
    // Lets the same file be chosen again after it was removed or changed.
    if (input.current) input.current.value = '';
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file chosen before hydration
  useEffect(() => {
    choose(input.current?.files?.[0]);
  }, []);

  function remove() {
    unreadFile.current = null;
    onChoose(null);
    input.current?.focus();
  }

  return (
    <Field {...field} className="sm:col-span-2">
      <div
        className={`relative cursor-pointer rounded-[14px] border-[1.5px] hover:border-ink-500 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-primary-700 ${resume ? '' : 'border-dashed'} ${isDraggedOver ? 'border-primary-600 bg-primary-100' : error ? 'border-danger bg-white' : 'border-ink-400 bg-primary-50'} noscript:border-0 noscript:bg-transparent`}
      >
        {/* Covers the box, so that the browser handles clicks and drops, also before hydration. */}
        <input
          {...inputAttributes(field)}
          ref={input}
          type="file"
          name={RESUME.field}
          accept="application/pdf,.pdf"
          onChange={(event) => choose(event.target.files?.[0])}
          onDragEnter={() => setDraggedOver(true)}
          onDragLeave={() => setDraggedOver(false)}
          onDrop={() => setDraggedOver(false)}
          title=""
          className="absolute inset-0 z-1 size-full cursor-pointer opacity-0 file:me-3.5 file:min-h-11 file:cursor-pointer file:rounded-full file:border file:border-ink-300 file:bg-white file:px-5 file:font-medium noscript:static noscript:h-auto noscript:opacity-100"
        />
        {resume ? <FilledResume resume={resume} onRemove={remove} /> : <EmptyResume />}
      </div>
    </Field>
  );
});

function EmptyResume() {
  const { upload } = useApplyCopy();
  return (
    <div className="flex min-h-24 flex-col items-center justify-center gap-x-4 gap-y-2 p-4 text-sm text-ink-600 sm:flex-row noscript:hidden">
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

function FilledResume({ resume, onRemove }: FilledResumeProps) {
  const { upload } = useApplyCopy();
  const locale = useLocale();
  return (
    <div className="flex min-h-24 flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <span className="grid size-12 flex-none place-items-center rounded-inner bg-success-100 text-success">
        <Icon name="file-check" size={24} />
      </span>
      <p className="min-w-40 flex-1 leading-snug">
        <span className="block truncate font-medium">{resume.name}</span>
        <span className="text-xs text-ink-600">
          {upload.kind} · {formatFileSize(locale, resume.bytes.length)}
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
          className={buttonClass({ tone: 'quiet', size: 'small' }, 'relative z-2 w-11 px-0!')}
        >
          <Icon name="x" size={18} className="flex-none" />
        </button>
      </span>
    </div>
  );
}
