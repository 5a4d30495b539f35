import { Behavior } from '#app/islands/behavior.tsx';
import type { SectionCopy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import { PauseButton } from '#app/ui/auto-tabs/pause-button.tsx';
import { PartnerLogo } from '#app/ui/media/logo.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import autoplay from './autoplay.behavior.ts';
import { continuesPaper, type HomePlace } from './home-place.ts';

/** The row does not move where all logos are visible: two on a phone, three on a larger one. */
const HIDDEN_PAUSE: Record<number, string> = { 1: 'hidden', 2: 'hidden', 3: 'sm:hidden' };

/** After a section on paper, a line separates the two. */
function classesOf(place: HomePlace) {
  const isOpenBelow = place.next === 'paper';
  if (continuesPaper(place)) {
    return {
      section: isOpenBelow
        ? 'pt-14 min-[48.8125rem]:pt-22'
        : 'pt-14 pb-9 min-[48.8125rem]:pt-22 min-[48.8125rem]:pb-11',
      row: 'border-t border-hairline pt-6 min-[48.8125rem]:grid-cols-[auto_1fr] min-[48.8125rem]:items-center min-[48.8125rem]:pt-9',
    };
  }
  return {
    section: isOpenBelow ? 'pt-9 min-[48.8125rem]:pt-11' : 'py-9 min-[48.8125rem]:py-11',
    row: 'min-[48.8125rem]:grid-cols-[auto_1fr] min-[48.8125rem]:items-center',
  };
}

interface PartnersProps {
  copy: NonNullable<SectionCopy<'pages/home', 'why'>['partners']>;
  place: HomePlace;
}

/** A row of logos. Up to 48.75rem it can be swiped, and it advances automatically. */
export function Partners({ copy: labels, place }: PartnersProps) {
  const partners = useCopy('partners');
  const classes = classesOf(place);
  return (
    <Behavior start={autoplay} props={{}}>
      <section aria-labelledby="partners-title" className={`wrap ${classes.section}`}>
        <div className={`grid gap-x-14 gap-y-3 ${classes.row}`}>
          <div className="flex min-h-11 items-center justify-between">
            <h2 id="partners-title" className="text-base font-medium tracking-normal text-ink-600">
              {labels.title}
            </h2>
            <span
              className={`min-[48.8125rem]:hidden ${HIDDEN_PAUSE[partners.length] ?? ''}`.trim()}
            >
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
                  <PartnerLogo name={name} src={logo} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </Behavior>
  );
}
