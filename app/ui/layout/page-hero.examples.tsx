import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { PageHero } from './page-hero.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Page hero',
  examples: [
    {
      name: 'Tall',
      note: 'For the home page and the first page of an area.',
      element: (
        <div className="-m-4 overflow-hidden rounded-panel sm:-m-8">
          <PageHero scene={pack.art.hero?.jobs} size="tall">
            <h3 className="text-4xl tracking-[-0.04em]">World-class work, close to home</h3>
            <p className="mt-4 text-lg">Stay at home, work with the world.</p>
          </PageHero>
        </div>
      ),
    },
    {
      name: 'Low',
      note: 'For articles and forms.',
      element: (
        <div className="-m-4 overflow-hidden rounded-panel sm:-m-8">
          <PageHero scene={pack.art.hero?.jobs} size="low">
            <h3 className="text-3xl tracking-[-0.035em]">Senior React Engineer</h3>
          </PageHero>
        </div>
      ),
    },
    {
      name: 'Without a scene',
      note: 'Of a pack that leaves the role out, by day and at night.',
      element: (
        <div className="-m-4 grid gap-4 overflow-hidden rounded-panel sm:-m-8">
          <PageHero scene={undefined} size="tall">
            <h3 className="text-4xl tracking-[-0.04em]">World-class work, close to home</h3>
            <p className="mt-4 text-lg">The ornament is beside the text, or below it.</p>
          </PageHero>
          <PageHero scene={undefined} size="tall" hour="night">
            <h3 className="text-4xl tracking-[-0.04em]">A team in your time zone</h3>
            <p className="quiet mt-4 text-lg">The same, for pages for businesses.</p>
          </PageHero>
        </div>
      ),
    },
  ],
});
