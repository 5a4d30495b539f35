/** What the console's build, the server that writes its document and its scripts agree on. */

/** Written by the build beside its assets. */
export const DOCUMENT_FILE = 'document.json';

/** Files by their paths from the console's own on: `assets/main-….js`. */
export interface DocumentFiles {
  script: string;
  /** What the script imports, to be fetched at the same time. */
  imports: string[];
  style: string;
  /** SHA-256, in hex, of the theme that the style sheet was made with. */
  theme: string;
}

/** The element with the `ConsoleSettings` as JSON, and the one that the console is shown in. */
export const SETTINGS_ID = 'settings';
export const ROOT_ID = 'console';

/** What the document tells its scripts. */
export interface ConsoleSettings {
  /** The console's path, without a slash at its end: `/console`. */
  path: string;
  brand: {
    name: string;
    /** URLs of the brand's mark, for light and for dark grounds. */
    mark: string;
    markLight: string;
  };
  /** Whether the site's origin allows passkeys: a host name, and TLS unless it is `localhost`. */
  passkeys: boolean;
}

/** Where the choice between light and dark is stored in the browser: `light`, `dark`, or nothing. */
export const APPEARANCE_KEY = 'console-appearance';
