import { useId } from 'react';
import { useCopy, usePack } from '#app/pack-context.ts';
import { hrefOfPackage, priceOf } from '#app/ui/cards/package-facts.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import type { PageCopy } from '#contract/page-copy.ts';
import { type Choice, type ListedPackage, packagesByGoal } from './package-choice.ts';

const HEADER_CLASSES = 'px-1 pb-3 align-bottom text-sm leading-snug font-medium';

/** The same packages in the same order as a table, which scrolls sideways on a phone. */
export function Comparison({ choice, place }: { choice: Choice; place: SectionPlace }) {
  const pack = usePack();
  const copy = useCopy('pages/service-packages');
  const captionId = useId();
  const { table, goals } = copy;
  const goal = goals.items.find(({ id }) => id === choice.goal);
  return (
    <Section id="compare" place={place} heading={table.title} lede={table.lede}>
      <section
        aria-labelledby={captionId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling needs keyboard access
        tabIndex={0}
        className="scroll-hint relative -me-(--gutter) overflow-x-auto lg:me-0"
      >
        <table className="w-full min-w-[48rem] table-fixed sm:min-w-[57.5rem] border-separate [border-spacing:0]">
          <caption id={captionId} className="pb-5 text-start text-sm text-ink-600">
            {/* As wide as the visible part of the table, so that the hint is not cut off. */}
            <span className="sticky start-0 inline-block max-w-[calc(100vw-2*var(--gutter))]">
              <span className="mb-2 flex w-fit items-center gap-1.5 font-medium text-ink lg:hidden">
                {table.sideways}
                <Icon name="arrow-right" size={16} />
              </span>
              {fillPlaceholders(table.caption, {
                goal: goal?.title ?? goals.all,
                order: table.orders[choice.order],
              })}
            </span>
          </caption>
          <Columns table={table} />
          {packagesByGoal(pack, choice).map(({ id, title, packages }) => (
            <tbody key={id}>
              {choice.goal === null && choice.order === 'goal' && (
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={table.contents.length + 2}
                    className="border-b border-hairline pt-8 pb-2.5 text-start font-bold"
                  >
                    <span className="sticky start-0">{title}</span>
                  </th>
                </tr>
              )}
              {packages.map((item) => (
                <ComparisonRow key={item.slug} item={item} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </Section>
  );
}

function Columns({ table }: { table: PageCopy['service-packages']['table'] }) {
  return (
    <thead>
      <tr className="[&>*]:border-b-[1.5px] [&>*]:border-ink">
        <th
          scope="col"
          className={`sticky start-0 w-34 bg-paper sm:w-52 xl:w-60 ${HEADER_CLASSES} ps-0 text-start`}
        >
          {table.package}
        </th>
        <th scope="col" className={`w-20 sm:w-28 ${HEADER_CLASSES} text-end`}>
          {table.price}
        </th>
        {table.contents.map(({ id, label }) => (
          <th key={id} scope="col" className={`${HEADER_CLASSES} text-center`}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function ComparisonRow({ item }: { item: ListedPackage }) {
  const { contents, included, notIncluded } = useCopy('pages/service-packages').table;
  return (
    <tr className="group [&>*]:border-b [&>*]:border-hairline">
      <th
        scope="row"
        className="sticky start-0 bg-paper pe-3 text-start leading-snug font-medium group-hover:bg-primary-50"
      >
        <a
          href={hrefOfPackage(item.slug)}
          className="flex min-h-13.5 items-center py-2 text-primary-700 hover:underline hover:underline-offset-4"
        >
          <span>
            <Unbroken text={item.title} />
          </span>
        </a>
      </th>
      <td className="px-1 text-end font-bold tabular-nums group-hover:bg-primary-50">
        {priceOf(item.charge).figure}
      </td>
      {contents.map(({ id }) => (
        <td key={id} className="px-1 group-hover:bg-primary-50">
          {item.contains.includes(id) ? (
            <Icon name="check-bold" size={20} className="mx-auto text-success" />
          ) : (
            <Icon name="minus" size={16} className="mx-auto text-ink-400" />
          )}
          <span className="sr-only">{item.contains.includes(id) ? included : notIncluded}</span>
        </td>
      ))}
    </tr>
  );
}
