import { useCopy } from '#app/pack-context.ts';
import { OutsideLink } from '#app/ui/link/outside-link.tsx';
import { Portrait } from '#app/ui/portrait/portrait.tsx';
import { Section } from '#app/ui/section/section.tsx';

/** Who answers, at both ends. */
export function Team() {
  const copy = useCopy('pages/about');
  const { title, lede, people, profile: label } = copy.team;
  return (
    <Section heading={title} aside={lede}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {people.map(({ name, role, text, profile }) => (
          <li key={name} className="card p-5 sm:p-7">
            <div className="flex items-center gap-4 sm:block">
              <Portrait name={name} hasImage size="team" />
              <div className="sm:mt-5">
                <h3 className="text-xl">{name}</h3>
                <p className="mt-1 text-sm font-medium text-(--mark)">{role}</p>
              </div>
            </div>
            <p className="quiet mt-4 mb-2 sm:mt-3 sm:mb-3.5">{text}</p>
            <OutsideLink href={profile} className="cover-link mt-auto">
              {label}
              <span className="sr-only">: {name}</span>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
