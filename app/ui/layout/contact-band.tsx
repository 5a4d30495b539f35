import { useCopy, usePack } from '#app/pack-context.ts';
import { Icon, type IconName } from '#app/ui/icons/icon.tsx';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { phoneHref } from '#contract/phone-numbers.ts';

/** 'Connect with us': mail, meeting, phone and a link to the contact form. */
export function ContactBand() {
  const site = useCopy('site');
  const { title, text, schedule, button } = useCopy('labels').contact;
  const { href } = usePack();
  return (
    <section className="no-print page-end ground-dawn">
      <div className="wrap grid items-center gap-x-12 gap-y-8 py-14 sm:py-18 lg:grid-cols-[1fr_auto_auto] lg:gap-x-18">
        <div>
          <h2 className="text-3xl tracking-[-0.03em]">{title}</h2>
          <p className="quiet mt-3 max-w-120 text-lg">{text}</p>
        </div>
        <ul>
          <Line icon="mail" href={`mailto:${site.email}`}>
            {site.email}
          </Line>
          <Line icon="calendar-days" href={site.schedulingUrl} newTab>
            {schedule}
          </Line>
          <Line icon="phone" href={phoneHref(site.phone)}>
            {site.phone}
          </Line>
        </ul>
        <ButtonLink href={href('/contact')} tone="ink" className="w-full sm:w-max">
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}

interface LineProps {
  icon: IconName;
  href: string;
  newTab?: boolean;
  children: string;
}

function Line({ icon, href, newTab, children }: LineProps) {
  const labels = useCopy('labels');
  return (
    <li>
      <a
        href={href}
        {...(newTab && { target: '_blank', rel: 'noopener' })}
        className="inline-flex min-h-11 items-center gap-3 hover:underline"
      >
        <Icon name={icon} size={20} className="flex-none text-earth" />
        {children}
        {newTab && <span className="sr-only">{labels.newTab}</span>}
      </a>
    </li>
  );
}
