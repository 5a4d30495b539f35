import { useId } from 'react';
import { useCopy } from '#app/pack-context.ts';
import { IconTile } from '#app/ui/cards/icon-tile.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';

/** The benefits of membership in the pool, beside its limits. */
export function Expectations() {
  const { title, text, items } = useCopy('pages/remote-career').expect;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="section ground-morning">
      <div className="wrap grid items-start gap-x-18 gap-y-12 lg:grid-cols-[1fr_26rem]">
        <div>
          <h2 id={headingId} className="text-3xl tracking-[-0.03em]">
            {title}
          </h2>
          <p className="quiet mt-4 max-w-160 text-lg">{text}</p>
          <ul className="mt-9 border-t border-primary-200">
            {items.map((item) => (
              <li key={item.title} className="flex gap-4.5 border-b border-primary-200 py-5">
                <IconTile icon={item.icon} tint="white" />
                <div>
                  <h3 className="text-xl">{item.title}</h3>
                  <p className="quiet mt-1 max-w-120">{item.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <NotExpected />
      </div>
    </section>
  );
}

function NotExpected() {
  const { title, text, items } = useCopy('pages/remote-career').notExpect;
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-panel bg-dawn p-6 sm:p-8 lg:sticky lg:top-12"
    >
      <h2 id={headingId} className="text-2xl">
        {title}
      </h2>
      <p className="mt-3 text-earth">{text}</p>
      <ul className="mt-6 grid gap-6">
        {items.map((item) => (
          <li key={item.title} className="flex gap-3.5">
            <Icon name="x" size={24} className="flex-none text-secondary-700" />
            <div>
              <h3 className="text-xl">{item.title}</h3>
              <p className="mt-2">{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
