import type { Examples } from '#app/ui/examples/examples.ts';
import packages from '#content/service-packages.yaml';
import { PackageCard } from './package-card.tsx';

export const examples: Examples = {
  title: 'Package card',
  examples: [
    {
      name: 'In the dark',
      note: 'Twelve packages, twelve hours of one landscape.',
      ground: 'night',
      element: (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {packages.slice(0, 6).map((item) => (
            <PackageCard key={item.slug} item={item} />
          ))}
        </div>
      ),
    },
    {
      name: 'On paper',
      element: (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {packages.slice(6, 9).map((item) => (
            <PackageCard key={item.slug} item={item} />
          ))}
        </div>
      ),
    },
  ],
};
