import { OutsideButton } from '#app/ui/button/button.tsx';
import site from '#content/site.yaml';

export function ScheduleButton({ className }: { className?: string }) {
  return (
    <OutsideButton href={site.schedulingUrl} tone="ink" size="small" className={className}>
      {site.menus.schedule.button}
    </OutsideButton>
  );
}
