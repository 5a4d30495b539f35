import { useCopy, usePack } from '#app/pack-context.ts';
import { meterHref } from '#app/ui/impact-meter/meter-href.ts';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';

/** The impact of each placement, with a link to the meter. */
export function ImpactBand({ place }: { place: SectionPlace }) {
  const href = meterHref(usePack());
  const { eyebrow, title, text, button } = useCopy('impact-meter').band;
  return (
    <Section
      place={place}
      eyebrow={eyebrow}
      heading={title}
      lede={text}
      aside={
        <ButtonLink href={href} tone="ink" className="w-full sm:w-auto">
          {button}
        </ButtonLink>
      }
    />
  );
}
