import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Avatar } from '#app/ui/media/avatar.tsx';
import { fill } from '#app/ui/text/fill.ts';
import { sharedHoursOf } from './day/offices-day.ts';

/** What the talent pool shows of a person, as an example that floats over the landscape. */
export function ProfileCard() {
  const copy = useCopy('pages/home');
  const sharedHours = sharedHoursOf(usePack());
  const { profile } = copy.hero;
  return (
    <figure
      aria-label={profile.label}
      className="mt-11 hidden h-max w-93 flex-none rounded-[24px] bg-white/95 p-5 shadow-float lg:block"
    >
      <div className="flex items-center gap-3">
        <Avatar name={profile.name} isNamed />
        <p className="min-w-0 leading-snug">
          <strong className="block tracking-[-0.01em]">{profile.name}</strong>
          <span className="block text-xs text-ink-600">{profile.role}</span>
        </p>
        <span className="ml-auto inline-flex items-center gap-1 rounded-full bg-success-100 py-1 pr-2.5 pl-2 text-xs font-medium whitespace-nowrap text-success">
          <Icon name="badge-check" size={16} />
          {profile.badge}
        </span>
      </div>
      <ol className="relative mt-4.5 mb-4 flex justify-between text-[0.7813rem] font-medium text-ink-700 before:absolute before:inset-x-6.5 before:top-3 before:h-0.5 before:bg-linear-to-r before:from-primary-600 before:from-70% before:to-success">
        {profile.steps.map((step, index) => {
          const isLast = index === profile.steps.length - 1;
          const icon = isLast ? 'badge-check' : 'check';
          return (
            <li key={step} className="relative grid justify-items-center gap-1.5">
              <span
                className={`rounded-full p-1.5 text-white ${isLast ? 'bg-success' : 'bg-primary-600'}`}
              >
                <Icon name={icon} size={14} />
              </span>
              {step}
            </li>
          );
        })}
      </ol>
      <p className="flex items-center justify-between gap-3 border-t border-ink-200 pt-3 text-xs text-ink-700">
        {sharedHours && (
          <span className="flex items-center gap-1.5">
            <Icon name="clock" size={15} />
            {fill(profile.overlap, sharedHours)}
          </span>
        )}
        <span className="font-medium text-success">{profile.status}</span>
      </p>
    </figure>
  );
}
