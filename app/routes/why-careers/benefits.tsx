import { useCopy } from '#app/pack-context.ts';
import { BenefitRow } from '#app/ui/benefit-row/benefit-row.tsx';
import { ArrowLink } from '#app/ui/link/arrow-link.tsx';
import { Section } from '#app/ui/section/section.tsx';

/** The four reasons, each beside its drawing. */
export function Benefits() {
  const copy = useCopy('pages/why-careers');
  const { title, text, rows } = copy.benefits;
  return (
    <Section heading={title} lede={text}>
      <div>
        {rows.map((row) => (
          <BenefitRow
            key={row.title}
            level={3}
            eyebrow={row.eyebrow}
            title={row.title}
            drawing={row.drawing}
          >
            {row.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {row.link && (
              <ArrowLink href={row.link.href} className="no-underline!">
                {row.link.title}
              </ArrowLink>
            )}
          </BenefitRow>
        ))}
      </div>
    </Section>
  );
}
