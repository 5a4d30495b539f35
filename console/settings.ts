/** What the server wrote into the document. */
import { type ConsoleSettings, SETTINGS_ID } from '#contract/console/document.ts';

function read(): ConsoleSettings {
  const text = globalThis.document?.getElementById(SETTINGS_ID)?.textContent;
  if (text) return JSON.parse(text) as ConsoleSettings;
  // Outside of a browser, where units are tried.
  return { path: '/console', brand: { name: '', mark: '', markLight: '' }, passkeys: false };
}

export const settings: Readonly<ConsoleSettings> = read();
