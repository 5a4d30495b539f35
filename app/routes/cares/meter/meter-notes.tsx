import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { SUM_NAMES } from '#contract/impact.ts';

/** Which formula fills which circle, and whose it is. */
export function MeterNotes() {
  const copy = useCopy('impact-meter');
  const { title, text, sums } = copy.notes;
  return (
    <details className="group/accordion border-t border-hairline">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          name="chevron-down"
          size={20}
          className="flex-none text-primary-600 transition-transform group-open/accordion:rotate-180"
        />
      </summary>
      <div className="pt-2">
        <p className="quiet max-w-160">{text}</p>
        <dl className="mt-5 grid gap-x-12 gap-y-4 md:grid-cols-2">
          {SUM_NAMES.map((name) => (
            <div key={name}>
              <dt className="font-medium">{copy.sums[name]}</dt>
              <dd className="quiet max-w-160 text-sm">{sums[name]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
