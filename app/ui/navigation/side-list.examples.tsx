import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { hrefOfPackage, priceOf } from '#app/ui/cards/package-facts.tsx';
import { SideList } from './side-list.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Side list',
  examples: [
    {
      name: 'Beside a page',
      note: 'A row that scrolls horizontally below 1000 px',
      element: (
        <div className="lg:w-64">
          <SideList
            label="Our Solutions"
            items={pack.copy('solutions').map(({ title, path }) => ({ title, href: path }))}
            current="/build-my-app"
            scrollKey="example of few"
          />
        </div>
      ),
    },
    {
      name: 'Many, with notes',
      note: 'The tab stores the scroll position',
      element: (
        <div className="lg:w-72">
          <SideList
            label="Our Service Packages"
            items={pack.copy('service-packages').map(({ slug, title, charge }) => ({
              title,
              href: hrefOfPackage(slug),
              note: priceOf(charge).figure,
            }))}
            current="/service-packages/shopify-migration"
            scrollKey="example of many"
          />
        </div>
      ),
    },
  ],
});
