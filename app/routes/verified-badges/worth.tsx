import { useCopy } from '#app/pack-context.ts';
import { Section } from '#app/ui/section/section.tsx';
import { BadgedProfile } from './badged-profile.tsx';

/** What a client learns from the badges, with a profile that has both. */
export function Worth() {
  const copy = useCopy('pages/verified-badges');
  const { eyebrow, title, lede, points } = copy.worth;
  return (
    <Section ground="white" eyebrow={eyebrow} heading={title} lede={lede}>
      <div className="grid items-center gap-x-18 gap-y-12 lg:grid-cols-2">
        <ul className="grid gap-8">
          {points.map((point) => (
            <li key={point.title} className="border-l-2 border-primary-300 pl-5">
              <h3 className="text-xl">{point.title}</h3>
              <p className="quiet mt-2 max-w-140">{point.text}</p>
            </li>
          ))}
        </ul>
        <BadgedProfile />
      </div>
    </Section>
  );
}
