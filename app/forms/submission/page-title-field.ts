/** Sent along by a form that is posted without scripts: the document title of its page. */
export const PAGE_TITLE_FIELD = 'pageTitle';
