import { ContactForm } from '#app/forms/contact/contact-form.tsx';
import { documentTitle } from '#app/metadata.ts';
import { usePack } from '#app/pack-context.ts';
import { breadcrumbsOf } from '#app/page-head.ts';
import { type PageParts, part } from '#app/ui/layout/arranged-sections.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { NumberedSteps } from '#app/ui/layout/numbered-steps.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { pageSections } from '#app/ui/layout/page-sections.tsx';
import { Questions } from '#app/ui/layout/questions.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { PREFER } from '#app/ui/layout/section-backgrounds.ts';
import { Drawing } from '#app/ui/media/drawing.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import type { LeadFormPageCopy } from '#contract/pages/businesses.ts';

/** The fields that a founder can fill in before the first call. */
const FIELDS = ['name', 'email', 'company', 'message'] as const;

type RequestPage = 'hire-a-professional' | 'outsource-your-project';

interface ContactRequestPageProps {
  page: RequestPage;
  copy: LeadFormPageCopy;
}

/** A short form for businesses, beside the next steps. */
export function ContactRequestPage({ page, copy }: ContactRequestPageProps) {
  const pack = usePack();
  return pageSections({ page, copy, parts: partsOf(copy, documentTitle(pack, copy.meta.title)) });
}

const partsOf = (copy: LeadFormPageCopy, pageTitle: string): PageParts<RequestPage> => ({
  hero: {
    backgrounds: PREFER.night,
    render: () => (
      <PageHero scene={copy.scene} size="low" hour="night">
        <HeroText breadcrumbs={breadcrumbsOf(copy)} heading={copy.heading} lede={copy.lede} />
      </PageHero>
    ),
  },
  form: {
    backgrounds: PREFER.paper,
    render: () => <RequestForm copy={copy} pageTitle={pageTitle} />,
  },
  questions: part(copy.questions, PREFER.dawn, (questions, place) => (
    <Questions copy={questions} place={place} />
  )),
  closing: part(copy.closing, PREFER.night, (closing) => <ScheduleCall copy={closing} />),
});

function RequestForm({ copy, pageTitle }: { copy: LeadFormPageCopy; pageTitle: string }) {
  const { form, steps, other } = copy;
  return (
    <div className="wrap grid items-start gap-x-14 gap-y-12 py-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-22">
      <section aria-labelledby="request">
        <h2 id="request" className="text-2xl">
          {form.title}
        </h2>
        <div className="mt-3 mb-7">
          <p className="quiet max-w-140">{form.lede}</p>
          {form.link && <ArrowLink link={form.link} />}
        </div>
        <ContactForm
          labelledBy="request"
          pageTitle={pageTitle}
          fields={FIELDS}
          topic={form.topic}
          fieldCopy={{ message: form.message }}
          button={form.button}
        />
        {other && (
          <p className="quiet mt-7 flex flex-wrap items-center gap-x-3">
            {other.text}
            <ArrowLink link={other.link} />
          </p>
        )}
      </section>
      <NextSteps steps={steps} drawing={copy.drawing} />
    </div>
  );
}

interface NextStepsProps {
  steps: LeadFormPageCopy['steps'];
  /** URL of the drawing. */
  drawing: string | undefined;
}

function NextSteps({ steps, drawing }: NextStepsProps) {
  if (!steps) return <Drawing src={drawing} />;
  const { title, items } = steps;
  return (
    <section aria-labelledby="next-steps" className="lg:sticky lg:top-6">
      <Drawing src={drawing} className="mb-8" />
      <h2 id="next-steps" className="text-2xl">
        {title}
      </h2>
      <div className="mt-6">
        <NumberedSteps items={items} />
      </div>
    </section>
  );
}
