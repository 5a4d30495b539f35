import type { Examples } from '#app/examples.ts';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { Section } from './section.tsx';

const BACKGROUNDS = ['paper', 'morning', 'dawn', 'deep'] as const;

export const examples: Examples = {
  title: 'Section',
  examples: [
    {
      name: 'Backgrounds',
      note: 'The page is paper. Alternate it with morning, dawn and deep, and end with the night.',
      element: (
        <div className="-m-4 grid gap-2 overflow-hidden rounded-panel sm:-m-8">
          {BACKGROUNDS.map((background) => (
            <Section
              key={background}
              background={background}
              eyebrow={background}
              heading="Who We Helped"
              lede="Three teams we worked with, and the products they released."
              aside={<ArrowLink href="/customers">All customers</ArrowLink>}
            >
              <p className="quiet max-w-160">Quiet text, as cards and ledes have it.</p>
              <ArrowLink href="/talents-on-demand">See open roles</ArrowLink>
            </Section>
          ))}
        </div>
      ),
    },
  ],
};
