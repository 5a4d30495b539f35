import { OutsideButton } from '#app/ui/button/button.tsx';
import site from '#content/site.yaml';

export function ScheduleButton({ className = '' }: { className?: string }) {
  return (
    <OutsideButton
      href={site.schedulingUrl}
      tone="ink"
      size="small"
      className={`at-night:bg-white at-night:text-ink at-night:hover:bg-primary-100 ${className}`}
    >
      {site.menus.schedule.button}
    </OutsideButton>
  );
}
