import { useCopy } from '#app/pack-context.ts';
import { Part, type PartBackground } from '#app/routes/solutions/parts.tsx';
import { Grid } from '#app/ui/cards/card-grid.tsx';
import { Icon, type IconName } from '#app/ui/icons/icon.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { fillPlaceholders } from '#contract/fill.ts';
import type { SolutionSection } from '#contract/pages/solutions.ts';
import type { StaffProfile } from '#contract/staffing.ts';
import { formatMoney, type StaffRole } from '#contract/staffing-costs.ts';

type ProfilesCopy = SolutionSection<'profiles'>;

interface ProfilesProps {
  copy: ProfilesCopy;
  background: PartBackground;
}

/** Examples of people in the pool, without names. */
export function Profiles({ copy, background }: ProfilesProps) {
  const { title, text, note, link } = copy;
  const { profiles } = useCopy('staffing');
  return (
    <Part id="profiles" title={title} text={text} background={background}>
      <Grid
        items={profiles.map((profile) => ({
          key: profile.title,
          content: <ProfileCard copy={copy} profile={profile} />,
        }))}
        width="dense"
        gap="gap-5"
      />
      <p className="mt-5 text-sm text-ink-600">{note}</p>
      <ArrowLink link={link} className="mt-2" />
    </Part>
  );
}

const ROLE_ICONS: Record<StaffRole, IconName> = {
  developer: 'code-xml',
  tester: 'search-check',
  manager: 'kanban',
  designer: 'pen-tool',
};

function ProfileCard({ copy, profile }: { copy: ProfilesCopy; profile: StaffProfile }) {
  const { currency, roles, levels } = useCopy('staffing');
  const { role, level, years } = profile;
  const facts = (['languages', 'overlap', 'availability'] as const).map((name) => ({
    label: copy[name],
    text: profile[name],
  }));
  return (
    <article className="card h-full p-5 sm:p-6">
      <div className="flex items-center gap-x-6 gap-y-5 @3xl:flex-col @3xl:items-start">
        <ProfileMark role={role} />
        <div className="min-w-0">
          <h3 className="text-xl">{profile.title}</h3>
          <p className="quiet mt-1 text-sm">
            {profile.city}
            <br />
            {fillPlaceholders(copy.experience, { level: levels[level].label, years })}
          </p>
        </div>
      </div>
      <ul className="mt-4 flex flex-wrap gap-1.5">
        {profile.badges.map((badge) => (
          <li key={badge} className="tag bg-success-100 text-success">
            <Icon name="badge-check" size={16} />
            {copy.badges[badge]}
          </li>
        ))}
      </ul>
      <p className="mt-4">{profile.text}</p>
      <ul aria-label={copy.stack} className="mt-4 flex flex-wrap gap-1.5">
        {profile.stack.map((name) => (
          <li key={name} className="tag">
            {name}
          </li>
        ))}
      </ul>
      <dl className="mt-5 mb-5 grid gap-2.5 text-sm leading-snug">
        {facts.map(({ label, text }) => (
          <div key={label} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 @3xl:block">
            <dt className="quiet">{label}</dt>
            <dd className="font-medium">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-auto border-t border-hairline pt-4 font-bold tabular-nums">
        {fillPlaceholders(copy.price, { price: formatMoney(roles[role].prices[level], currency) })}
      </p>
    </article>
  );
}

/** The icon of the role, with the badge of a verified person at its corner. */
function ProfileMark({ role }: { role: StaffRole }) {
  return (
    <span aria-hidden="true" className="relative block flex-none">
      <span className="grid size-16 place-items-center rounded-card bg-dawn text-secondary-700">
        <Icon name={ROLE_ICONS[role]} size={28} />
      </span>
      <span className="absolute -end-2.5 -bottom-2.5 grid size-9 place-items-center rounded-full bg-success-100 text-success">
        <Icon name="badge-check" size={20} />
      </span>
    </span>
  );
}
