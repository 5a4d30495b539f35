import type { ComponentProps } from 'react';
import { ContactBand } from '#app/ui/contact-band/contact-band.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { GatheringLists } from './gathering-lists.tsx';

/** The page of all events, or of all trainings. */
export function GatheringListPage(props: ComponentProps<typeof GatheringLists>) {
  const { scene, breadcrumb, heading, lede } = props.kind.copy;
  return (
    <>
      <PageHero scene={scene} size="low">
        <HeroWords trail={[{ title: breadcrumb }]} heading={heading} lede={lede} />
      </PageHero>
      <GatheringLists {...props} />
      <ContactBand />
    </>
  );
}
