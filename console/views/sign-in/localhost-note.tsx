import { settings } from '#console/settings.ts';
import { Banner } from '#console/ui/banner.tsx';
import { isAtIp } from './passkeys.ts';

/** On one's own machine: passkeys need the name `localhost`, and one came by its number. */
export function LocalhostNote() {
  if (!settings.passkeys || !isAtIp()) return null;
  const url = new URL(location.href);
  url.hostname = 'localhost';
  return (
    <Banner tone="info">
      Passkeys need a host name: <a href={url.href}>open this page at {url.host}</a> to use one.
    </Banner>
  );
}
