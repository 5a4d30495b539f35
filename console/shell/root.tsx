import { Outlet, ScrollRestoration } from 'react-router';
import { Toasts } from '#console/ui/toasts.tsx';
import { PromptHost } from './prompt-host.tsx';
import { ShortcutList } from './shortcut-list.tsx';

/** Around everything, also where nobody is signed in. */
export function Root() {
  return (
    <>
      <Outlet />
      <PromptHost />
      <ShortcutList />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}
