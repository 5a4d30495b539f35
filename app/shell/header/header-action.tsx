import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { currentPage, isCurrent } from '#app/shell/is-current.ts';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { ScheduleButton } from '#app/ui/navigation/schedule-button.tsx';

const CLASSES = 'at-night:bg-white at-night:text-ink at-night:hover:bg-primary-100';

/** Pages for job seekers link to the jobs first. */
export function isForJobSeekers(pack: LocalizedPack, pathname: string): boolean {
  const { pages = [], languages = [] } = pack.copy('site').menus.jobSeekers ?? {};
  return (
    languages.includes(pack.language.code) || pages.some((page) => isCurrent(pack, pathname, page))
  );
}

interface HeaderActionProps {
  pathname: string;
  className?: string;
}

/** A link to the jobs on pages for job seekers, or to book a meeting on all others. */
export function HeaderAction({ pathname, className = '' }: HeaderActionProps) {
  const pack = usePack();
  const { schedule, jobSeekers } = useCopy('site').menus;
  const style = { tone: 'ink', size: 'small', className: `${CLASSES} ${className}` } as const;
  if (jobSeekers && isForJobSeekers(pack, pathname)) {
    const { title, href } = jobSeekers.link;
    return (
      <ButtonLink href={href} aria-current={currentPage(pack, pathname, href)} {...style}>
        {title}
      </ButtonLink>
    );
  }
  return <ScheduleButton {...style}>{schedule.button}</ScheduleButton>;
}
