/** Stands in URLs: a message that failed, and a post without scripts, come back to the form. */
export const CONTACT_FORM_ID = 'contact-form';
