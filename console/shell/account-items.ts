import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#console/api/call.ts';
import { wordsOf } from '#console/api/call-problem.ts';
import { settings } from '#console/settings.ts';
import type { MenuItem } from '#console/ui/menu.tsx';
import { press } from '#console/ui/shortcuts.ts';
import { showToast } from '#console/ui/toast-store.ts';
import { type Appearance, appearance, chooseAppearance } from './appearance.ts';

async function signOut(): Promise<void> {
  try {
    await call('signOut', { isQuiet: true });
  } catch (error) {
    showToast({ text: wordsOf(error), tone: 'problem' });
    return;
  }
  // Everything that was read leaves with the document.
  location.assign(settings.path);
}

/** What one does about oneself, in the menus of the rail and of the bar. */
export function useAccountItems(): readonly (MenuItem | 'line')[] {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(appearance);
  const look = (to: Appearance, label: string, icon: MenuItem['icon']): MenuItem => ({
    label,
    isChosen: chosen === to,
    ...(icon && { icon }),
    onSelect: () => {
      chooseAppearance(to);
      setChosen(to);
    },
  });
  return [
    { label: 'My account', icon: 'user', onSelect: () => void navigate('/account') },
    'line',
    look('device', 'As the device', 'monitor'),
    look('light', 'Light', 'sun'),
    look('dark', 'Dark', 'moon'),
    'line',
    { label: 'Keys', icon: 'keyboard', hint: '?', onSelect: () => press('?') },
    { label: 'Sign out', icon: 'log-out', onSelect: () => void signOut() },
  ];
}
