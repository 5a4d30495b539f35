import { Section } from '#app/ui/layout/section.tsx';
import { Portrait } from '#app/ui/media/portrait.tsx';
import type { PartnerStory } from '#contract/pages/partner-stories.ts';

type Testimonials = PartnerStory['testimonials'];

/** What people on either side say. The first voice has more room. */
export function PartnerVoices({ testimonials }: { testimonials: Testimonials }) {
  const { title, items } = testimonials;
  return (
    <Section heading={title}>
      <ul className={`grid gap-x-14 gap-y-12 ${items.length > 1 ? 'lg:grid-cols-[7fr_5fr]' : ''}`}>
        {items.map((voice) => (
          <li key={voice.name} className="group border-t-2 border-ink pt-6">
            <Voice {...voice} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Voice(props: Testimonials['items'][number]) {
  const { image, paragraphs, name, designation, companyName } = props;
  return (
    <figure className="flex h-full break-inside-avoid flex-col justify-between gap-8">
      <blockquote className="quoted max-w-[41.25rem] space-y-4 text-xl leading-[1.34] font-medium tracking-[-0.018em] group-first:text-2xl group-first:leading-tight">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      <figcaption className="flex items-center gap-4 leading-snug">
        <Portrait name={name} image={image} size="normal" />
        <span className="min-w-0">
          <strong className="block">{name}</strong>
          <span className="quiet text-sm">
            {designation}, {companyName}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
