/** The twelve service packages and their index, one row per page; see `page-row.ts`. */
import type { PageRow } from './page-row.ts';

/** Slug, title, starting price. */
const PACKAGES = [
  ['custom-web-mobile-ux-ui-design', 'Custom UX/UI design', '$7,999'],
  ['business-website-package', 'Business website', '$7,999'],
  ['marketing-website-package', 'Marketing website', '$9,999'],
  ['portfolio-website-package', 'Portfolio website', '$5,999'],
  ['shopify-store-development', 'Shopify store', '$19,999'],
  ['shopify-migration', 'Shopify migration', '$19,999'],
  ['custom-ecommerce-development', 'Custom e-commerce', '$79,999'],
  ['stripe-and-payment-integration', 'Stripe and payments', '$5,999'],
  ['api-and-3p-integrations', 'API integrations', '$7,999'],
  ['ai-code-review-hardening', 'AI code review and hardening', '$7,999'],
  ['pwa-conversion-basic', 'PWA conversion, basic', '$13,999'],
  ['pwa-conversion-with-database', 'PWA conversion with database', '$17,999'],
] as const;

const pathOf = (slug: string) => `/service-packages/${slug}`;
const PATHS = PACKAGES.map(([slug]) => pathOf(slug));

const pages = PACKAGES.map(([slug, title, price]): [string, PageRow] => [
  pathOf(slug),
  {
    title: `${title} | Setu`,
    h1: title,
    breadcrumb: ['Home', 'Service packages', title],
    headings: ['Overview:', 'What You Can Expect:'],
    texts: [
      `Starting at ${price}`,
      ...(slug === 'api-and-3p-integrations' ? ['Note:', 'up to 2 integrations'] : []),
    ],
    links: [
      'Let’s Map Your Next Milestone → /schedule-a-meeting',
      'Compare all packages → /service-packages',
    ],
    list: { name: 'Our Service Packages', hrefs: PATHS, current: pathOf(slug) },
  },
]);

export const PACKAGE_PAGES: Record<string, PageRow> = {
  ...Object.fromEntries(pages),
  '/service-packages': {
    title: 'Service Packages | Setu',
    texts: PACKAGES.flatMap(([, title, price]) => [title, price]),
    links: PACKAGES.map(([slug, title]) => `${title} → ${pathOf(slug)}`),
  },
};
