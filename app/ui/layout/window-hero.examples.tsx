import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx';
import { WindowHero } from './window-hero.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Window hero',
  examples: [
    {
      name: 'A package or a story',
      element: (
        <div className="-m-4 overflow-hidden rounded-panel sm:-m-8">
          <WindowHero image={pack.art.hero?.home?.wide}>
            <Breadcrumb breadcrumbs={[{ title: 'Service packages' }]} />
            <h3 className="mt-5 text-4xl tracking-[-0.04em]">A crossing in the afternoon</h3>
            <p className="quiet mt-4 text-lg">Words on the left, on a phone above.</p>
          </WindowHero>
        </div>
      ),
    },
  ],
});
