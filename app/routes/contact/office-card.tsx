import type { ReactNode } from 'react';
import { Behavior } from '#app/islands/behavior.tsx';
import type { SectionCopy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { ExternalLink } from '#app/ui/navigation/external-link.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import { phoneHref } from '#contract/phone-numbers.ts';
import type { Site, UtcOffset } from '#contract/site.ts';
import localTime from './local-time.behavior.ts';

type Labels = SectionCopy<'pages/contact', 'offices'>;

interface OfficeCardProps {
  office: Site['offices'][number];
  labels: Labels;
  clock: readonly UtcOffset[];
}

export function OfficeCard({ office, labels, clock }: OfficeCardProps) {
  const site = useCopy('site');
  const { name, drawing, address, email, phone } = office;
  return (
    <article className="card h-full">
      {drawing && (
        <img src={drawing} alt="" width={640} height={320} className="card-art aspect-2/1" />
      )}
      <div className="flex grow flex-col p-5 sm:p-7">
        <h3 className="text-2xl">{name}</h3>
        <LocalTime clock={clock} template={labels.clock} />
        <dl className="mt-5 mb-3 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5 sm:gap-x-6">
          <Line term={labels.address}>
            <address className="leading-snug text-balance not-italic">{address}</address>
          </Line>
          <Line term={labels.email}>
            <a href={`mailto:${email}`} className={LINK_CLASSES}>
              {email}
            </a>
          </Line>
          {phone && (
            <Line term={labels.phone}>
              <a href={phoneHref(phone)} className={LINK_CLASSES}>
                {phone}
              </a>
            </Line>
          )}
        </dl>
        <ExternalLink
          href={fillPlaceholders(site.directionsUrl, { address: encodeURIComponent(address) })}
          className="mt-auto self-start"
        >
          {labels.directions}
          <span className="sr-only">
            {' '}
            {fillPlaceholders(labels.directionsTo, { office: name })}
          </span>
        </ExternalLink>
      </div>
    </article>
  );
}

const LINK_CLASSES = 'inline-flex min-h-11 items-center hover:underline sm:min-h-9';

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="quiet text-sm">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

const ICON = { size: 16, className: 'hidden text-secondary-600' } as const;

/** Reserves the line's height until the browser fills in the time. */
function LocalTime({ clock, template }: { clock: readonly UtcOffset[]; template: string }) {
  return (
    <Behavior start={localTime} props={{ clock, template }}>
      <p className="quiet mt-2 flex min-h-6 items-center gap-2 text-sm noscript:hidden">
        <Icon name="sunrise" {...ICON} />
        <Icon name="moon" {...ICON} />
        <span />
      </p>
    </Behavior>
  );
}
