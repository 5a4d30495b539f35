import { type ReactNode, useEffect } from 'react';
import { settings } from '#console/settings.ts';
import { Marks } from '#console/shell/brand-mark.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { isAtIp } from './passkeys.ts';

/** Layout of the pages before sign-in. */
export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  const { name } = settings.brand;
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-6 bg-rail px-4 py-10">
      <div className="flex items-center gap-2.5">
        <Marks className="h-7 w-9.5" />
        <span className="text-xl font-bold tracking-tight">{name}</span>
        <span className="text-sm text-quiet">console</span>
      </div>
      <div className="w-full max-w-96 overflow-clip rounded-panel border border-line bg-surface shadow-float">
        <div className="by-day h-30 bg-[image:var(--tile-2,linear-gradient(105deg,var(--color-primary-100),var(--color-primary-300)))] bg-cover bg-position-[50%_32%]" />
        <div className="by-night h-30 bg-[image:var(--tile-4,linear-gradient(105deg,var(--color-primary-950),var(--color-primary-800)))] bg-cover bg-position-[50%_32%]" />
        <div className="p-6">
          <h1 className="mb-4 text-xl">{title}</h1>
          {children}
        </div>
      </div>
    </main>
  );
}

/** Passkeys do not work with an IP address, so local development needs `localhost`. */
export function LocalhostNote() {
  if (!settings.passkeys || !isAtIp()) return null;
  const url = new URL(location.href);
  url.hostname = 'localhost';
  return (
    <Banner tone="info">
      Passkeys do not work with an IP address. <a href={url.href}>Open this page at {url.host}</a>{' '}
      to use one.
    </Banner>
  );
}
