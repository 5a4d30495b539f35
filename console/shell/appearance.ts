/** Light or dark: as the device has it, or as somebody chose here. */
import { APPEARANCE_KEY } from '#contract/console/document.ts';

export type Appearance = 'device' | 'light' | 'dark';

export function appearance(): Appearance {
  const chosen = document.documentElement.dataset.appearance;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'device';
}

export function chooseAppearance(chosen: Appearance): void {
  const { dataset } = document.documentElement;
  if (chosen === 'device') delete dataset.appearance;
  else dataset.appearance = chosen;
  try {
    if (chosen === 'device') localStorage.removeItem(APPEARANCE_KEY);
    else localStorage.setItem(APPEARANCE_KEY, chosen);
  } catch {
    // It holds until the tab is closed.
  }
}
