/** On every page that shared caches may keep: a change of content invalidates all of them. */
export const CONTENT_TAG = 'content';
