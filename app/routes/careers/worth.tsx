import type { SectionCopy } from '#app/pack.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { SectionPlace } from '#app/ui/layout/arranged-sections.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { Portrait } from '#app/ui/media/portrait.tsx';

interface WorthProps {
  copy: SectionCopy<'pages/verified-badges', 'worth'>;
  place: SectionPlace;
}

/** The badges' value to a client, with a profile that has both. */
export function Worth({ copy, place }: WorthProps) {
  const { eyebrow, title, lede, points, profile } = copy;
  return (
    <Section place={place} eyebrow={eyebrow} heading={title} lede={lede}>
      <div className="grid items-center gap-x-18 gap-y-12 lg:grid-cols-2">
        <ul className="grid gap-8">
          {points.map((point) => (
            <li key={point.title} className="border-s-2 border-primary-300 ps-5">
              <h3 className="text-xl">{point.title}</h3>
              <p className="quiet mt-2 max-w-140">{point.text}</p>
            </li>
          ))}
        </ul>
        <BadgedProfile profile={profile} />
      </div>
    </Section>
  );
}

type Profile = SectionCopy<'pages/verified-badges', 'worth'>['profile'];

function BadgedProfile({ profile: { label, name, role, badges } }: { profile: Profile }) {
  return (
    <figure className="rounded-[24px] bg-white p-6 shadow-float sm:p-8">
      <div className="flex items-center gap-3.5">
        <Portrait name={name} hasImage />
        <p className="min-w-0 leading-snug">
          <strong className="block text-lg tracking-[-0.01em]">{name}</strong>
          <span className="block text-sm text-ink-600">{role}</span>
        </p>
      </div>
      <ul className="mt-6 grid gap-3">
        {badges.map((badge) => (
          <li key={badge.title} className="flex gap-3 rounded-inner bg-success-100 p-4">
            <Icon name="badge-check" size={24} className="flex-none text-success" />
            <p className="leading-snug">
              <strong className="block font-medium text-success">{badge.title}</strong>
              <span className="mt-1 block text-sm text-ink-700">{badge.text}</span>
            </p>
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 text-xs text-ink-600">{label}</figcaption>
    </figure>
  );
}
