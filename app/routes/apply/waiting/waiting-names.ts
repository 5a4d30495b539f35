/** Under which names pages and the service worker know of applications that wait; all pages have this file. */

/** In the local storage while something waits, or is to be told of: all that most pages look for. */
export const WAITING_MARK = 'waiting-applications';

/** Tells open pages, and whoever sends, that something about them has changed. */
export const WAITING_CHANNEL = 'waiting-applications';

/** Of the browser's Background Sync. */
export const WAITING_SYNC = 'waiting-applications';
