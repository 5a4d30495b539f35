import type { Copy } from '#app/pack.ts';
import { useCopy } from '#app/pack-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { ArrowLink } from '#app/ui/navigation/arrow-link.tsx';
import { phoneHref } from '#app/ui/navigation/phone-href.ts';

/** The address, and what to do before one comes. */
export function Where() {
  const copy = useCopy('pages/office');
  const site = useCopy('site');
  const { title, lede, city, visit } = copy.where;
  const office = site.offices.find((one) => one.city === city);
  return (
    <Section heading={title} aside={lede}>
      <div className="grid gap-6 lg:grid-cols-2">
        {office && <OfficeAddress {...office} />}
        <div className="rounded-panel bg-primary-100 p-6 sm:p-9">
          <h3 className="text-2xl">{visit.title}</h3>
          <p className="mt-3 max-w-140 text-ink-700">{visit.text}</p>
          <ArrowLink href={visit.link.href} className="mt-4">
            {visit.link.title}
          </ArrowLink>
        </div>
      </div>
    </Section>
  );
}

const LINE = 'flex min-h-11 items-center gap-3';

function OfficeAddress({ name, address, email, phone }: Copy['site']['offices'][number]) {
  return (
    <div className="rounded-panel border border-hairline bg-white p-6 sm:p-9">
      <h3 className="text-2xl">{name}</h3>
      <address className="mt-3 not-italic">
        <p className={LINE}>
          <Icon name="map-pin" size={20} className="flex-none text-primary-700" />
          {address}
        </p>
        <a href={`mailto:${email}`} className={`${LINE} hover:underline`}>
          <Icon name="mail" size={20} className="flex-none text-primary-700" />
          {email}
        </a>
        <a href={phoneHref(phone)} className={`${LINE} hover:underline`}>
          <Icon name="phone" size={20} className="flex-none text-primary-700" />
          {phone}
        </a>
      </address>
    </div>
  );
}
