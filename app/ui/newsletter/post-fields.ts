/** What the form sends along where it is posted without scripts. */

/** Lets a page with another form tell the two apart. */
export const NEWSLETTER_MARK = { name: 'form', value: 'newsletter' } as const;

export const PAGE_TITLE_FIELD = 'pageTitle';
