/**
 * Names and types shared by the console's build, its scripts and the server that renders its
 * document.
 */

/** The manifest that the build writes next to its assets. */
export const DOCUMENT_FILE = 'document.json';

/** File paths relative to the console's path: `assets/main-….js`. */
export interface DocumentFiles {
  script: string;
  /** The script's imports, to be preloaded. */
  imports: string[];
  style: string;
  /** SHA-256 (hex) of the theme that the style sheet was built with. */
  theme: string;
}

/** All files that the server names. */
export interface BuiltFiles extends DocumentFiles {
  /** The script in the frame of a preview, without imports. */
  previewFrame: string;
}

/** Ids of the element with the `ConsoleSettings` as JSON, and of the root element. */
export const SETTINGS_ID = 'settings';
export const ROOT_ID = 'console';

export interface ConsoleSettings {
  /** The console's path without a trailing slash: `/console`. */
  path: string;
  brand: {
    name: string;
    /** URLs of the brand's mark, for light and dark backgrounds. */
    mark: string;
    markLight: string;
  };
  /** The site shows an invented company: its pack says so in `notice` of `site.yaml`. */
  isDemo: boolean;
  /** The site's origin supports passkeys: it has a host name, and TLS unless it is `localhost`. */
  passkeys: boolean;
  /** A provider of single sign-on is set up. */
  singleSignOn: boolean;
}

/** Local storage key of the color scheme: `light`, `dark`, or unset. */
export const APPEARANCE_KEY = 'console-appearance';
