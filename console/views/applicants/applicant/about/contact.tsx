import type { ReactNode } from 'react';
import { Icon, type IconName } from '#console/ui/icon.tsx';
import type { Applicant } from '#contract/console/applicants.ts';

const LINK = 'text-accent underline-offset-2 hover:underline wrap-anywhere';

/** How the applicant can be reached; what was typed as a link is one only if it leads to a website by TLS. */
export function Contact({ applicant }: { applicant: Applicant }) {
  const { email, phone, linkedin, github, portfolio, location, reference, role } = applicant;
  return (
    <dl className="grid gap-x-6 gap-y-2.5 text-base sm:grid-cols-2">
      <Fact icon="mail" label="Mail">
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={LINK}>
          {email}
        </a>
      </Fact>
      {phone && (
        <Fact icon="phone" label="Phone">
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={LINK}>
            {phone}
          </a>
        </Fact>
      )}
      {linkedin && <Website label="LinkedIn" url={linkedin} />}
      {github && <Website label="GitHub" url={github} />}
      {portfolio && <Website label="Portfolio" url={portfolio} />}
      {location && (
        <Fact icon="map-pin" label="Place">
          {location}
        </Fact>
      )}
      {role && (
        <Fact icon="briefcase" label="Role">
          {role}
        </Fact>
      )}
      <Fact icon="file-text" label="Reference">
        <span className="font-mono text-sm">{reference}</span>
      </Fact>
    </dl>
  );
}

function Website({ label, url }: { label: string; url: string }) {
  const safe = URL.parse(url);
  const isSafe = safe?.protocol === 'https:';
  return (
    <Fact icon="link-2" label={label}>
      {isSafe ? (
        <a href={safe.href} target="_blank" rel="noopener noreferrer" className={LINK}>
          {url.replace(/^https:\/\/(www\.)?/, '')}
        </a>
      ) : (
        <span className="wrap-anywhere">{url}</span>
      )}
    </Fact>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-start gap-2">
      <Icon name={icon} className="mt-1 text-quiet" />
      <div className="min-w-0">
        <dt className="sr-only">{label}</dt>
        <dd title={label}>{children}</dd>
      </div>
    </div>
  );
}
