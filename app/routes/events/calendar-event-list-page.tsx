import type { ComponentProps } from 'react';
import { ContactBand } from '#app/ui/layout/contact-band.tsx';
import { HeroWords } from '#app/ui/layout/hero-words.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { CalendarEventLists } from './calendar-event-lists.tsx';

/** The page of all events, or of all trainings. */
export function CalendarEventListPage(props: ComponentProps<typeof CalendarEventLists>) {
  const { scene, breadcrumb, heading, lede } = props.kind.copy;
  return (
    <>
      <PageHero scene={scene} size="low">
        <HeroWords breadcrumbs={[{ title: breadcrumb }]} heading={heading} lede={lede} />
      </PageHero>
      <CalendarEventLists {...props} />
      <ContactBand />
    </>
  );
}
