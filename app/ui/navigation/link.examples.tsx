import type { Examples } from '#app/examples.ts';
import { ArrowLink } from './arrow-link.tsx';
import { ExternalLink } from './external-link.tsx';

const links = (
  <p className="flex flex-wrap gap-x-8">
    <ArrowLink href="/talents-on-demand">See open roles</ArrowLink>
    <ExternalLink href="https://example.com">The partner's own site</ExternalLink>
  </p>
);

export const examples: Examples = {
  title: 'Link',
  examples: [
    {
      name: 'On paper',
      note: 'For a link after a text; inside a text, use a plain link.',
      element: links,
    },
    { name: 'At night', element: links, background: 'night' },
  ],
};
