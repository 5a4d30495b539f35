import { Link } from 'react-router';
import copy from '#content/newsletter.yaml';

export function ConsentLine() {
  return (
    <p className="max-w-160 text-sm text-pretty text-ink-600 sm:col-span-2">
      {copy.consent}{' '}
      <Link
        to={copy.privacy.href}
        className="font-medium whitespace-nowrap text-ink underline underline-offset-4 hover:text-primary-700"
      >
        {copy.privacy.title}
      </Link>
    </p>
  );
}
