/** Settings that the server embeds in the document. */
import { type ConsoleSettings, SETTINGS_ID } from '#contract/console/document.ts';

function read(): ConsoleSettings {
  const text = globalThis.document?.getElementById(SETTINGS_ID)?.textContent;
  if (text) return JSON.parse(text) as ConsoleSettings;
  // In unit tests there is no document.
  return {
    path: '/console',
    brand: { name: '', mark: '', markLight: '' },
    isDemo: false,
    passkeys: false,
    singleSignOn: false,
  };
}

export const settings: Readonly<ConsoleSettings> = read();
