import { Behavior } from '#app/islands/behavior.tsx';
import { useCopy } from '#app/pack-context.ts';
import { PauseButton } from '#app/ui/auto-tabs/pause-button.tsx';
import { PartnerLogo } from '#app/ui/media/logo.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import autoplay from './autoplay.behavior.ts';

/** A row of logos. Up to 48.75rem it can be swiped, and it advances automatically. */
export function Partners() {
  const copy = useCopy('pages/home');
  const partners = useCopy('partners');
  const labels = copy.why.partners;
  if (partners.length === 0) return null;
  return (
    <Behavior start={autoplay} props={{}}>
      <section
        aria-labelledby="partners-title"
        className="wrap pt-14 pb-9 min-[48.8125rem]:pt-22 min-[48.8125rem]:pb-11"
      >
        <div className="grid gap-x-14 gap-y-3 border-t border-hairline pt-6 min-[48.8125rem]:grid-cols-[auto_1fr] min-[48.8125rem]:items-center min-[48.8125rem]:pt-9">
          <div className="flex min-h-11 items-center justify-between">
            <h2 id="partners-title" className="text-base font-medium tracking-normal text-ink-600">
              {labels.title}
            </h2>
            <span className="min-[48.8125rem]:hidden">
              <PauseButton labels={labels} />
            </span>
          </div>
          <ul className="-mx-(--gutter) flex snap-x snap-mandatory scroll-px-(--gutter) overflow-x-auto px-(--gutter) [scrollbar-width:none] min-[48.8125rem]:mx-0 min-[48.8125rem]:justify-between min-[48.8125rem]:gap-6 min-[48.8125rem]:overflow-visible min-[48.8125rem]:px-0">
            {partners.map(({ name, logo, url }) => (
              <li
                key={name}
                className="w-1/2 flex-none snap-start sm:w-1/3 min-[48.8125rem]:w-36.25 min-[48.8125rem]:min-w-0 min-[48.8125rem]:shrink"
              >
                <a
                  href={url}
                  target="_blank"
                  rel="noopener"
                  aria-label={fillPlaceholders(labels.visit, { name })}
                  className="flex min-h-12 items-center rounded-inner opacity-85 transition hover:opacity-100"
                >
                  <PartnerLogo src={logo} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </Behavior>
  );
}
