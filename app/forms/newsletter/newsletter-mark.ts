/** Lets a page with another form tell the two apart where they are posted without scripts. */
export const NEWSLETTER_MARK = { name: 'form', value: 'newsletter' } as const;
