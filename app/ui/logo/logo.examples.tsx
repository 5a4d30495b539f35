import type { Examples } from '#app/ui/examples/examples.ts';
import partners from '#content/partners.yaml';
import { Logo } from './logo.tsx';
import { PartnerLogo } from './partner-logo.tsx';

export const examples: Examples = {
  title: 'Logo',
  examples: [
    { name: 'On paper', element: <Logo /> },
    { name: 'At night', element: <Logo light />, ground: 'night' },
    { name: 'A partner’s', element: <PartnerLogo src={partners[0]?.logo ?? ''} /> },
  ],
};
