import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Link } from 'react-router';
import { Logo } from '#app/ui/logo/logo.tsx';
import ridge from '#content/media/scenes/foot-ridge.svg';
import site from '#content/site.yaml';

export function Footer() {
  const year = new Date().getFullYear();
  return (
    <footer className="on-night mt-8">
      <img
        src={ridge}
        alt=""
        loading="lazy"
        width={2400}
        height={90}
        className="-mb-px h-22.5 w-full"
      />
      <div className="bg-night pt-10 pb-8 text-night-soft">
        <div className="wrap">
          <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1fr] lg:gap-8">
            <div>
              <div className="text-white">
                <Logo light />
              </div>
              <p className="mt-4 mb-5 text-lg text-primary-200">{site.tagline}</p>
              <ul className="grid gap-0.5 text-base">
                <ContactLine icon={Mail} href={`mailto:${site.email}`} text={site.email} />
                <ContactLine
                  icon={CalendarDays}
                  href={site.schedulingUrl}
                  text="Schedule a meeting"
                  newTab
                />
                <ContactLine
                  icon={Phone}
                  href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}
                  text={site.phone}
                />
              </ul>
            </div>
            {site.menus.footer.map(({ title, items }) => (
              <nav key={title} aria-label={title}>
                <h2 className="mb-2 text-base tracking-normal text-white">{title}</h2>
                <ul>
                  {items.map((item) => (
                    <li key={item.href}>
                      <Link
                        to={item.href}
                        className="flex min-h-11 items-center text-sm hover:text-white lg:min-h-9"
                      >
                        {item.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            {site.offices.map((office) => (
              <section key={office.name} className="text-sm">
                <h2 className="mb-3 text-base tracking-normal text-white">{office.name}</h2>
                <p className="max-w-60">{office.address}</p>
              </section>
            ))}
          </div>
          <p className="mt-12 border-t border-white/15 pt-6 text-sm">
            © {site.since} to {year} {site.name}
          </p>
        </div>
      </div>
    </footer>
  );
}

interface ContactLineProps {
  icon: LucideIcon;
  href: string;
  text: string;
  newTab?: boolean;
}

function ContactLine({ icon: Icon, href, text, newTab }: ContactLineProps) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-11 items-center gap-2.5 hover:text-white lg:min-h-9"
        {...(newTab && { target: '_blank', rel: 'noopener' })}
      >
        <Icon size={18} aria-hidden="true" className="text-primary-300" />
        {text}
      </a>
    </li>
  );
}
