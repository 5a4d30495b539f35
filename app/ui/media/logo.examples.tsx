import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { Logo, PartnerLogo } from './logo.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Logo',
  examples: [
    { name: 'On paper', element: <Logo /> },
    { name: 'At night', element: <Logo light />, background: 'night' },
    {
      name: 'Partner logo',
      element: <PartnerLogo name="Northlight" src={pack.copy('partners')[0]?.logo} />,
    },
    {
      name: 'Partner without a logo',
      note: 'The name is set in type.',
      element: <PartnerLogo name="Northlight" src={undefined} />,
    },
  ],
});
