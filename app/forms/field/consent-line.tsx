import type { Link } from '#contract/site.ts';

interface ConsentLineProps {
  copy: { consent: string; privacy: Link };
  className?: string;
}

/** Says what sending a form consents to, with a link to the privacy policy. */
export function ConsentLine({ copy: { consent, privacy }, className = '' }: ConsentLineProps) {
  return (
    <p className={`max-w-160 text-sm text-ink-600 ${className}`}>
      {consent}{' '}
      <a
        href={privacy.href}
        className="font-medium whitespace-nowrap text-ink underline underline-offset-4 hover:text-primary-700"
      >
        {privacy.title}
      </a>
    </p>
  );
}
