import { useCopy } from '#app/pack-context.ts';

/** Where letters reach the company. */
export function OfficeAddresses() {
  const site = useCopy('site');
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2">
      {site.offices.map(({ name, address, email }) => (
        <li key={name} className="break-inside-avoid rounded-card border border-hairline p-5">
          <strong className="block font-medium">{name}</strong>
          <address className="quiet mt-1 text-sm not-italic">{address}</address>
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center text-sm text-primary-700 underline underline-offset-4"
          >
            {email}
          </a>
        </li>
      ))}
    </ul>
  );
}
