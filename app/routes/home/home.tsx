import { documentTitle, metadata } from '#app/metadata.ts';
import { ButtonLink, OutsideButton } from '#app/ui/button/button.tsx';
import { Newsletter } from '#app/ui/newsletter/newsletter.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import sceneNarrow from '#content/media/scenes/home-hero-narrow.svg';
import sceneWide from '#content/media/scenes/home-hero-wide.svg';
import copy from '#content/pages/home.yaml';
import site from '#content/site.yaml';
import type { Route } from './+types/home';

export { newsletterAction as action } from '#app/ui/newsletter/receive-newsletter.ts';

export function meta(args: Route.MetaArgs) {
  return metadata(copy.meta, args);
}

export default function HomePage() {
  const { hero } = copy;
  return (
    <>
      <PageHero scene={{ wide: sceneWide, narrow: sceneNarrow }} size="tall">
        <p className="mt-6 font-medium text-primary-950">{hero.eyebrow}</p>
        <h1 className="mt-3 text-4xl tracking-[-0.04em]">{hero.heading}</h1>
        <p className="mt-4 max-w-120 text-lg">{hero.lede}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <OutsideButton href={site.schedulingUrl} tone="action" className="w-full sm:w-auto">
            {hero.schedule}
          </OutsideButton>
          <ButtonLink to={hero.roles.href} tone="quiet" className="w-full sm:w-auto">
            {hero.roles.title}
          </ButtonLink>
        </div>
      </PageHero>
      <Newsletter pageTitle={documentTitle(copy.meta.title)} />
    </>
  );
}
