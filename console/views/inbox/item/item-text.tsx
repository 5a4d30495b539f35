import { Panel } from '#console/ui/panel.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { useKindLabel } from '#console/views/applicants/data/desk-facts.ts';
import type { InboxItem as Item } from '#contract/console/inbox.ts';

const capitalized = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

/** What somebody sent, as text: nothing of it is ever markup. */
export function ItemText({ item }: { item: Item }) {
  const { kind, about, message, email, phone, company, page, consent, receivedAt } = item;
  const kindLabel = useKindLabel();
  const facts = [
    [
      'Email',
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    ['Phone', phone],
    ['Company', company],
    ...item.facts.map(({ label, value }) => [capitalized(label), value] as const),
    ['Sent from', page.title ? `${page.title} (${page.route})` : page.route],
  ] as const;
  return (
    <Panel
      title={[kindLabel(kind), about].filter(Boolean).join(': ')}
      note={<RelativeTime at={receivedAt} />}
    >
      {message && (
        <p className="max-w-prose text-base wrap-anywhere whitespace-pre-wrap">{message}</p>
      )}
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(([label, value]) =>
          value ? (
            <div key={label} className="contents">
              <dt className="text-quiet">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {consent && (
        <details className="mt-3 text-xs text-quiet">
          <summary className="w-fit cursor-pointer touch:py-3">What they agreed to</summary>
          <p className="mt-1 max-w-prose">{consent}</p>
        </details>
      )}
    </Panel>
  );
}
