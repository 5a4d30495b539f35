import { useCopy } from '#app/pack-context.ts';
import { Icon, type IconName } from '#app/ui/icons/icon.tsx';
import { phoneHref } from '#contract/phone-numbers.ts';

/** Contact without a form. A page with a button for a meeting omits it here. */
export function ContactLines({ withMeeting = false }) {
  const { email, phone, schedulingUrl, menus } = useCopy('site');
  return (
    <ul className={withMeeting ? 'grid gap-0.5' : 'flex flex-wrap gap-x-7'}>
      <Line icon="mail" href={`mailto:${email}`} text={email} />
      {withMeeting && schedulingUrl && (
        <Line icon="calendar-days" href={schedulingUrl} text={menus.schedule.contact} newTab />
      )}
      {phone && <Line icon="phone" href={phoneHref(phone)} text={phone} />}
    </ul>
  );
}

interface LineProps {
  icon: IconName;
  href: string;
  text: string;
  newTab?: boolean;
}

function Line({ icon, href, text, newTab }: LineProps) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-11 items-center gap-2.5 hover:underline lg:min-h-9"
        {...(newTab && { target: '_blank', rel: 'noopener' })}
      >
        <Icon name={icon} size={18} className="text-primary-600 in-[.on-night]:text-primary-300" />
        {text}
      </a>
    </li>
  );
}
