import { useCopy, usePack } from '#app/pack-context.ts';
import { meterHref } from '#app/ui/impact-meter/meter-href.ts';
import { Section } from '#app/ui/layout/section.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';

/** The impact of each placement, with a link to the meter; nothing without that area. */
export function ImpactBand() {
  const pack = usePack();
  return pack.has('cares') ? <Band href={meterHref(pack)} /> : null;
}

function Band({ href }: { href: string }) {
  const { eyebrow, title, text, button } = useCopy('impact-meter').band;
  return (
    <Section
      background="dawn"
      className="page-end"
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
