/** Names shared by pages and the service worker. Every page loads this file, so it is small. */

/** Key in local storage while an application waits or its outcome is not yet reported. */
export const WAITING_MARK = 'waiting-applications';

/** Notifies open pages and the sender of a change; also the name of the sender's lock. */
export const WAITING_CHANNEL = 'waiting-applications';

/** Tag for the browser's Background Sync. */
export const WAITING_SYNC = 'waiting-applications';
