import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { focusOf } from '#app/ui/media/focus.ts';

/** The two ways to take part. The pages behind them are loaded anew, as whole documents. */
export function Act() {
  const pack = usePack();
  const copy = useCopy('pages/cares');
  const { title, lede, panels } = copy.act;
  return (
    <Section ground="deep" heading={title} aside={lede} className="page-end">
      <ul className="grid gap-6 sm:grid-cols-2">
        {panels.map(({ title, text, drawing, href }) => (
          <li key={href}>
            <article className="card h-full rounded-panel">
              <img
                src={drawing}
                alt=""
                loading="lazy"
                width={580}
                height={326}
                className={`card-art aspect-video rounded-[18px]${focusOf(pack, drawing)}`}
              />
              <div className="flex grow justify-between gap-6 p-5 sm:p-7">
                <div>
                  <h3 className="text-2xl">
                    <a href={href} className="cover-link">
                      {title}
                    </a>
                  </h3>
                  <p className="quiet mt-2">{text}</p>
                </div>
                <Icon
                  name="arrow-right"
                  size={24}
                  className="flex-none self-end text-primary-600"
                />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
