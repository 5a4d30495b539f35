import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#console/api/call.ts';
import { errorMessage } from '#console/api/call-problem.ts';
import { ROLE_NAMES, SIGNED_OUT, useSession } from '#console/session.tsx';
import { settings } from '#console/settings.ts';
import { Avatar } from '#console/ui/avatar.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { Menu, type MenuItem } from '#console/ui/menu.tsx';
import { runShortcut } from '#console/ui/shortcuts.ts';
import { showToast } from '#console/ui/toast-store.ts';
import { APPEARANCE_KEY } from '#contract/console/document.ts';

export type Appearance = 'device' | 'light' | 'dark';

export function appearance(): Appearance {
  const selected = document.documentElement.dataset.appearance;
  return selected === 'light' || selected === 'dark' ? selected : 'device';
}

export function setAppearance(selected: Appearance): void {
  const { dataset } = document.documentElement;
  if (selected === 'device') delete dataset.appearance;
  else dataset.appearance = selected;
  try {
    if (selected === 'device') localStorage.removeItem(APPEARANCE_KEY);
    else localStorage.setItem(APPEARANCE_KEY, selected);
  } catch {
    // Without storage the choice lasts until the tab is closed.
  }
}

export function AccountMenu() {
  const { staff } = useSession();
  const items = useAccountItems();
  return (
    <Menu
      label={`${staff.name} ${ROLE_NAMES[staff.role]}: account, appearance, sign out`}
      items={items}
      side="above-start"
      buttonClass="flex w-full cursor-pointer items-center gap-2.5 rounded-inner p-1.5 text-left hover:bg-rail-active/60 touch:min-h-11 max-lg:justify-center"
    >
      <Avatar name={staff.name} />
      <span className="min-w-0 flex-1 leading-tight max-lg:sr-only">
        <span className="block truncate text-sm font-medium">{staff.name}</span>{' '}
        <span className="block truncate text-xs text-quiet">{ROLE_NAMES[staff.role]}</span>
      </span>
      <Icon name="chevron-up" size={14} className="text-quiet max-lg:hidden" />
    </Menu>
  );
}

/** @param isSso whether the sign-in page says that this does not sign out at the provider */
async function signOut(isSso: boolean): Promise<void> {
  try {
    await call('signOut', { isBackground: true });
  } catch (error) {
    showToast({ text: errorMessage(error), tone: 'problem' });
    return;
  }
  // Loading the document again drops all cached data.
  location.assign(isSso ? `${settings.path}/?${SIGNED_OUT}` : settings.path);
}

/** Items of the account menu, which the rail and the bottom bar share. */
export function useAccountItems(): readonly (MenuItem | 'line')[] {
  const navigate = useNavigate();
  const { signInMethods } = useSession();
  const isSso = settings.singleSignOn && signInMethods.includes('single-sign-on');
  const [selected, setSelected] = useState(appearance);
  const appearanceItem = (to: Appearance, label: string, icon: MenuItem['icon']): MenuItem => ({
    label,
    isChecked: selected === to,
    ...(icon && { icon }),
    onSelect: () => {
      setAppearance(to);
      setSelected(to);
    },
  });
  return [
    { label: 'My account', icon: 'user', onSelect: () => void navigate('/account') },
    'line',
    appearanceItem('device', 'System', 'monitor'),
    appearanceItem('light', 'Light', 'sun'),
    appearanceItem('dark', 'Dark', 'moon'),
    'line',
    { label: 'Keyboard shortcuts', icon: 'keyboard', hint: '?', onSelect: () => runShortcut('?') },
    { label: 'Sign out', icon: 'log-out', onSelect: () => void signOut(isSso) },
  ];
}
