import { documentTitle, metadata } from '#app/metadata.ts';
import { Newsletter } from '#app/ui/newsletter/newsletter.tsx';
import copy from '#content/pages/home.yaml';
import type { Route } from './+types/home';
import { Cases } from './cases.tsx';
import { DeRisk } from './de-risk.tsx';
import { Hero } from './hero.tsx';
import { PackageSlider } from './package-slider/package-slider.tsx';
import { Partners } from './partners/partners.tsx';
import { Voices } from './voices/voices.tsx';
import { Why } from './why.tsx';

export { newsletterAction as action } from '#app/ui/newsletter/receive-newsletter.ts';

export function meta(args: Route.MetaArgs) {
  return metadata(copy.meta, args);
}

/** The page runs like a day, from dawn to night. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <PackageSlider />
      <Why />
      <Partners />
      <Cases />
      <Voices />
      <DeRisk />
      <Newsletter pageTitle={documentTitle(copy.meta.title)} />
    </>
  );
}
