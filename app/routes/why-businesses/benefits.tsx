import { useCopy } from '#app/pack-context.ts';
import { BenefitRow } from '#app/ui/benefit-row/benefit-row.tsx';
import { ClaimFigure } from '#app/ui/claim/claim-figure.tsx';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';
import { Section } from '#app/ui/section/section.tsx';

/** Why teams work with us, each reason with the figure that stands for it. */
export function Benefits() {
  const copy = useCopy('pages/why-businesses');
  const { title, text, rows } = copy.benefits;
  return (
    <Section heading={title} aside={text}>
      {rows.map(({ title, text, drawing, claims, link }) => (
        <BenefitRow key={title} title={title} drawing={drawing} level={3}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {link && <ArrowLink href={link.href}>{link.title}</ArrowLink>}
          {claims?.map((name) => (
            <ClaimFigure key={name} name={name} />
          ))}
        </BenefitRow>
      ))}
    </Section>
  );
}
