import { Outlet, ScrollRestoration } from 'react-router';
import { ShortcutList } from '#console/keys/shortcut-list.tsx';
import { PromptHost } from '#console/session/prompt-host.tsx';
import { Toasts } from '#console/ui/toast/toasts.tsx';

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
