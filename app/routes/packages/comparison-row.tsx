import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { hrefOfPackage, priceOf } from '#app/ui/package-card/package-facts.ts';
import { Unbroken } from '#app/ui/text/unbroken.tsx';
import type { ShownPackage } from './packages-in-order.ts';

/** A package in the table. */
export function ComparisonRow({ item }: { item: ShownPackage }) {
  const copy = useCopy('pages/service-packages');
  const { contents, included, notIncluded } = copy.table;
  return (
    <tr className="group [&>*]:border-b [&>*]:border-hairline">
      <th
        scope="row"
        className="sticky left-0 bg-white pr-3 text-left leading-snug font-medium group-hover:bg-primary-50"
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
      <td className="px-1 text-right font-bold tabular-nums group-hover:bg-primary-50">
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
