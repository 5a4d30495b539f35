import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { PackageCard } from './package-card.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Package card',
  examples: [
    {
      name: 'At night',
      note: 'The light of the drawings goes from dawn to night.',
      background: 'night',
      element: (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {pack
            .copy('service-packages')
            .slice(0, 6)
            .map((item) => (
              <PackageCard key={item.slug} item={item} />
            ))}
        </div>
      ),
    },
    {
      name: 'On paper',
      element: (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {pack
            .copy('service-packages')
            .slice(6, 9)
            .map((item) => (
              <PackageCard key={item.slug} item={item} />
            ))}
        </div>
      ),
    },
  ],
});
