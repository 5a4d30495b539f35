import type { Examples } from '#app/examples.ts';
import { Carousel } from './carousel.tsx';
import { storyColumns, testimonialColumns } from './columns.ts';

const NAMES = ['Asmita', 'Bikash', 'Chandra', 'Deepa', 'Ekta', 'Furba'];
const TEXT = 'They asked before they built, and wrote down what they heard. ';

function cards(count: number) {
  return NAMES.slice(0, count).map((name, index) => ({
    id: name,
    content: (
      <figure className="flex flex-col justify-between gap-6 rounded-card border border-hairline bg-white p-6">
        <blockquote className="text-lg">{TEXT.repeat((index % 3) + 1)}</blockquote>
        <figcaption className="font-medium">
          <a href={`#${name}`} className="underline underline-offset-4">
            {name}
          </a>
        </figcaption>
      </figure>
    ),
  }));
}

const labelsFor = (slide: string) => ({
  previous: `Previous ${slide}`,
  next: `Next ${slide}`,
  position: '{n} of {m}',
});

export const examples: Examples = {
  title: 'Carousel',
  examples: [
    {
      name: 'Testimonials',
      note: 'Three from 1200 px, one below',
      element: (
        <Carousel
          label="Testimonials"
          slides={cards(5)}
          columns={testimonialColumns}
          labels={labelsFor('testimonial')}
        />
      ),
    },
    {
      name: 'Stories',
      note: 'Two from 1300 px, one below',
      element: (
        <Carousel
          label="Stories"
          slides={cards(3)}
          columns={storyColumns}
          labels={labelsFor('story')}
        />
      ),
    },
    {
      name: 'A single story',
      note: 'No buttons if all slides are visible',
      element: (
        <Carousel
          label="A single story"
          slides={cards(1)}
          columns={storyColumns}
          labels={labelsFor('part')}
        />
      ),
    },
  ],
};
