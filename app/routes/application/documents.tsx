import { Field, INPUT_BOX, inputAttributes } from '#app/forms/field/field.tsx';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { formatDay } from '#app/ui/dates/site-time.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { buttonClass } from '#app/ui/navigation/button.tsx';
import { formatFileSize } from '#app/ui/text/file-size.ts';
import { type ApplicationStatus, DOCUMENT } from '#contract/application-status.ts';
import { fillPlaceholders } from '#contract/fill.ts';

interface DocumentsProps {
  status: ApplicationStatus;
  /** The page's own path, which the form is posted to. */
  path: string;
  error: string | undefined;
}

/** The résumé, the documents added later, and a form for more that works without scripts. */
export function Documents({ status, path, error }: DocumentsProps) {
  const pack = usePack();
  const copy = useCopy('pages/application').documents;
  const { resume, documents } = status;
  const remaining = DOCUMENT.most - documents.length;
  const isClosed = status.withdrawnAt !== null || hasEnded(pack, status);
  const closedText = isClosed ? copy.closed : remaining <= 0 ? copy.full : null;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="text-2xl">
        {copy.title}
      </h2>
      <ul className="mt-5 grid gap-2.5">
        {resume && <FileLine name={resume.fileName} size={resume.size} note={copy.resume} />}
        {documents.map(({ fileName, size, addedAt }) => (
          <FileLine
            key={`${fileName} ${addedAt}`}
            name={fileName}
            size={size}
            note={fillPlaceholders(copy.added, { day: formatDay(pack, addedAt) })}
          />
        ))}
      </ul>
      <p className="mt-5 max-w-[62ch] text-ink-700">
        {closedText ?? fillPlaceholders(copy.text, { most: remaining })}
      </p>
      {closedText === null && <DocumentForm path={path} error={error} />}
    </section>
  );
}

function hasEnded(pack: LocalizedPack, { steps }: ApplicationStatus): boolean {
  const { stages } = pack.copy('console');
  const current = steps.at(-1)?.stage;
  return stages.some(({ id, isEnd = false }) => isEnd && id === current);
}

function DocumentForm({ path, error }: Pick<DocumentsProps, 'path' | 'error'>) {
  const copy = useCopy('pages/application').documents;
  const field = {
    name: DOCUMENT.field,
    label: copy.field,
    hint: copy.hint,
    error,
  };
  return (
    <form
      action={path}
      method="post"
      encType="multipart/form-data"
      className="mt-5 grid gap-4 rounded-[24px] border border-hairline bg-white p-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
    >
      <Field {...field}>
        <input
          {...inputAttributes({ ...field, required: true })}
          type="file"
          name={DOCUMENT.field}
          accept="application/pdf,.pdf"
          className={`${INPUT_BOX} py-2 file:me-3.5 file:min-h-9 file:cursor-pointer file:rounded-full file:border file:border-ink-300 file:bg-white file:px-4 file:font-medium`}
        />
      </Field>
      <button type="submit" className={buttonClass({ tone: 'primary' }, 'sm:mt-6.5')}>
        <Icon name="file-up" size={20} />
        {copy.button}
      </button>
    </form>
  );
}

interface FileLineProps {
  name: string;
  /** Bytes. */
  size: number;
  note: string;
}

function FileLine({ name, size, note }: FileLineProps) {
  const { locale } = usePack();
  return (
    <li className="flex items-start gap-3 rounded-[14px] border border-hairline bg-white p-4 leading-snug">
      <Icon name="file-text" size={22} className="mt-px flex-none text-primary-700" />
      <span className="min-w-0">
        <strong className="block font-medium wrap-anywhere">{name}</strong>
        <span className="text-sm text-ink-600">{`${note} · ${formatFileSize(locale, size)}`}</span>
      </span>
    </li>
  );
}
