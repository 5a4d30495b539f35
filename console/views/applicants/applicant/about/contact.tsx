import type { ReactNode } from 'react';
import { Icon, type IconName } from '#console/ui/icon.tsx';
import { DETAILS } from '#contract/application-details.ts';
import type { ApplicantDetail } from '#contract/applications.ts';
import type { Applicant } from '#contract/console/applicants.ts';

const LINK =
  'text-accent underline-offset-2 hover:underline wrap-anywhere touch:inline-flex touch:min-h-11 touch:items-center';

const NAMES = Object.keys(DETAILS) as ApplicantDetail[];

/** Contact details. A typed link becomes a link only if it is a safe HTTPS URL. */
export function Contact({ applicant }: { applicant: Applicant }) {
  const { email, phone, profiles, reference, role, job } = applicant;
  return (
    <dl className="grid gap-x-6 gap-y-2.5 grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] text-base">
      <Fact icon="mail" label="Email">
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
      {NAMES.map(
        (name) =>
          DETAILS[name].isLink &&
          applicant[name] && (
            <Website key={name} label={DETAILS[name].label} url={applicant[name]} />
          ),
      )}
      {profiles.map(({ label, url }) => (
        <Website key={label} label={label} url={url} />
      ))}
      {role && !job && (
        <Fact icon="briefcase" label="Role">
          {role}
        </Fact>
      )}
      {NAMES.map(
        (name) =>
          !DETAILS[name].isLink &&
          applicant[name] && <Text key={name} name={name} text={applicant[name]} />,
      )}
      <Fact icon="file-text" label="Reference">
        <span className="font-mono text-sm">{reference}</span>
      </Fact>
    </dl>
  );
}

function Website({ label, url }: { label: string; url: string }) {
  const safe = safeUrl(url);
  return (
    <Fact icon="link-2" label={label}>
      {safe ? (
        <a href={safe} target="_blank" rel="noopener noreferrer" className={LINK}>
          {url.replace(/^https:\/\/(www\.)?/, '')}
        </a>
      ) : (
        <span className="wrap-anywhere">{url}</span>
      )}
    </Fact>
  );
}

/** On wide windows the location is in the heading. */
function Text({ name, text }: { name: ApplicantDetail; text: string }) {
  const isLocation = name === 'location';
  return (
    <Fact
      icon={isLocation ? 'map-pin' : 'file-text'}
      label={DETAILS[name].label}
      className={isLocation ? 'sm:hidden' : ''}
    >
      {text}
    </Fact>
  );
}

interface FactProps {
  icon: IconName;
  label: string;
  children: ReactNode;
  className?: string;
}

function Fact({ icon, label, children, className = '' }: FactProps) {
  return (
    <div
      className={`flex min-w-0 items-start gap-2 touch:min-h-11 touch:items-center ${className}`}
    >
      <dt title={label} className="flex-none pt-1 text-quiet touch:pt-0">
        <Icon name={icon} />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

/**
 * Accepts only HTTPS URLs without credentials, so that typed text cannot run a script.
 * @returns the URL; undefined if the text should stay plain
 */
export function safeUrl(typed: string): string | undefined {
  const hasNoScheme = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/|$)/u.test(typed);
  const url = URL.parse(hasNoScheme ? `https://${typed}` : typed);
  return url?.protocol === 'https:' && url.username === '' ? url.href : undefined;
}
