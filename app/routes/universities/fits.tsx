import { useCopy } from '#app/pack-context.ts';
import { Section } from '#app/ui/section/section.tsx';

/** Whom a partnership fits, and who is served better elsewhere. */
export function Fits() {
  const copy = useCopy('pages/universities-and-partners');
  const { title, lede, yes, no } = copy.fits;
  return (
    <Section ground="white" heading={title} aside={lede}>
      <div className="grid gap-6 lg:grid-cols-2">
        {[yes, no].map((side) => (
          <div
            key={side.title}
            className={`rounded-panel p-6 sm:p-9 ${side === yes ? 'bg-primary-100' : 'border border-hairline'}`}
          >
            <h3 className="text-2xl">{side.title}</h3>
            <div className="prose mt-4">
              <ul>
                {side.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
    </Section>
  );
}
