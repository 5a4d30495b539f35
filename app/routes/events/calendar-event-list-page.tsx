import type { ComponentProps } from 'react';
import { ContactBand } from '#app/ui/contact-band/contact-band.tsx';
import { HeroWords } from '#app/ui/page-hero/hero-words.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
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
