import { Fragment } from 'react';
import type { SectionCopy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import { breadcrumbsOf, metaOf, webPageOf } from '#app/page-head.ts';
import { FirstScreenEnd } from '#app/styles/first-screen-end.tsx';
import { Grid } from '#app/ui/cards/card-grid.tsx';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { HeroText } from '#app/ui/layout/hero-text.tsx';
import { PageHero } from '#app/ui/layout/page-hero.tsx';
import { ScheduleCall } from '#app/ui/layout/schedule-call.tsx';
import { CollapsedContents } from '#app/ui/navigation/collapsed-contents.tsx';
import { fragmentOf, TableOfContents } from '#app/ui/navigation/table-of-contents.tsx';
import { FirstContract } from './first-contract.tsx';
import { TermsText } from './terms-text.tsx';
import { TrustPart } from './trust-part.tsx';

export const handle: PageHandle = { headerTheme: 'night' };

export const meta = metaOf('pages/security-and-contracts');
export const structuredData = webPageOf('pages/security-and-contracts');

export default function SecurityPage() {
  const site = useCopy('site');
  const copy = useCopy('pages/security-and-contracts');
  const { contents, sections, missing, contact, contract } = copy;
  const { securityEmail = site.email } = site;
  const optional = [missing, contact, contract].filter((section) => section !== undefined);
  const parts = [...sections, ...optional];
  return (
    <>
      <PageHero scene={copy.scene} size="low" hour="night">
        <HeroText
          breadcrumbs={breadcrumbsOf(copy)}
          heading={copy.heading}
          lede={copy.lede}
          {...(contract && { action: { title: copy.action, href: `#${contract.id}` } })}
        />
      </PageHero>
      <div className="wrap grid gap-x-18 gap-y-10 pt-10 lg:gap-y-16 pb-18 lg:grid-cols-[14.75rem_minmax(0,1fr)] lg:pt-14 lg:pb-22">
        {copy.summary && (
          <div className="lg:col-span-2">
            <Summary summary={copy.summary} />
          </div>
        )}
        <CollapsedContents label={contents} items={parts} />
        <div className="no-print self-start max-lg:hidden lg:sticky lg:top-8">
          <TableOfContents label={contents} items={parts} />
        </div>
        <div className="grid gap-14 lg:gap-18">
          {sections.map((section, index) => (
            <Fragment key={section.id}>
              <TrustPart section={section} />
              {index === 0 && <FirstScreenEnd />}
            </Fragment>
          ))}
          {missing && <TrustPart section={missing} isPanel />}
          {contact && (
            <TrustPart section={contact}>
              <p className="mt-5">
                {contact.email}{' '}
                <a
                  href={`mailto:${securityEmail}`}
                  className="inline-flex min-h-11 items-center font-medium text-primary-700 underline underline-offset-4"
                >
                  {securityEmail}
                </a>
              </p>
            </TrustPart>
          )}
        </div>
      </div>
      {contract && <FirstContract contract={contract} />}
      {copy.closing && <ScheduleCall copy={copy.closing} />}
    </>
  );
}

type SummaryCopy = SectionCopy<'pages/security-and-contracts', 'summary'>;

/** The answers in brief, each a link to its section. */
function Summary({ summary }: { summary: SummaryCopy }) {
  return (
    <Grid
      width="compact"
      gap="gap-4"
      items={summary.map(({ title, text, icon, section }) => ({
        key: section,
        className:
          'card grid! grid-cols-[auto_minmax(0,1fr)] gap-x-4 p-5 sm:flex! sm:gap-y-5 sm:p-6',
        content: (
          <>
            <IconTile icon={icon} />
            <div>
              <h2 className="text-xl">
                <a href={fragmentOf(section)} className="cover-link">
                  {title}
                </a>
              </h2>
              <p className="quiet mt-2 pe-8">
                <TermsText text={text} />
              </p>
            </div>
            <Icon
              name="arrow-right"
              size={20}
              className="absolute end-5 bottom-6 rotate-90 text-primary-600"
            />
          </>
        ),
      }))}
    />
  );
}
