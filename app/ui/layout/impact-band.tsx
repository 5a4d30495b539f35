import { useCopy, usePack } from '#app/pack-context.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { IMPACT_METER_ID } from '#contract/impact.ts';

/** The impact of each placement, with a link to the meter on the home page. */
export function ImpactBand() {
  const { href } = usePack();
  const { eyebrow, title, text, button } = useCopy('impact-meter').band;
  return (
    <Section
      background="dawn"
      className="page-end"
      eyebrow={eyebrow}
      heading={title}
      lede={text}
      aside={
        <ButtonLink href={href(`/#${IMPACT_METER_ID}`)} tone="ink" className="w-full sm:w-auto">
          {button}
        </ButtonLink>
      }
    />
  );
}
