import { useCopy, usePack } from '#app/pack-context.ts';
import { formatDay } from '#app/ui/dates/site-time.ts';
import { marked } from '#app/ui/text/marked.tsx';
import type { ApplicationStatus } from '#contract/application-status.ts';

/** Enough to know it by; whoever else gets hold of the link learns no more. */
export function Sent({ status }: { status: ApplicationStatus }) {
  const pack = usePack();
  const copy = useCopy('pages/application');
  const { title, fields } = copy.sent;
  const lines = [
    { label: fields.name, value: status.name },
    { label: fields.email, value: status.email },
    { label: fields.reference, value: status.reference },
    { label: fields.received, value: formatDay(pack, status.receivedAt) },
  ];
  return (
    <section className="rounded-[24px] border border-hairline bg-white p-6">
      <h2 className="text-xl">{title}</h2>
      <dl className="mt-4 grid gap-3">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-600">{label}</dt>
            <dd className="wrap-anywhere">{marked(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
