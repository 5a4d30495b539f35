import { documentTitle, metadata } from '#app/metadata.ts';
import { Newsletter } from '#app/ui/newsletter/newsletter.tsx';
import { PageHero } from '#app/ui/page-hero/page-hero.tsx';
import { ScheduleCall } from '#app/ui/schedule-call/schedule-call.tsx';
import narrow from '#content/media/scenes/form-band-narrow.svg';
import wide from '#content/media/scenes/form-band-wide.svg';
import copy from '#content/pages/contact.yaml';
import type { Route } from './+types/contact';
import { Offices } from './offices.tsx';
import { Questions } from './questions.tsx';

export { contactAction as action } from '#app/ui/contact-form/receive-contact.ts';

const TITLE = documentTitle(copy.meta.title);

export function meta(args: Route.MetaArgs) {
  return metadata(copy.meta, args);
}

export default function ContactPage() {
  const { title, text, button, eyebrow } = copy.schedule;
  return (
    <>
      <PageHero scene={{ wide, narrow }} size="low">
        <h1 className="text-4xl tracking-[-0.04em]">{copy.heading}</h1>
        <p className="mt-4 max-w-140 text-lg text-pretty">{copy.lede}</p>
      </PageHero>
      <Offices />
      <Questions pageTitle={TITLE} />
      <ScheduleCall eyebrow={eyebrow ?? null} heading={title} text={text} button={button} />
      <Newsletter pageTitle={TITLE} />
    </>
  );
}
