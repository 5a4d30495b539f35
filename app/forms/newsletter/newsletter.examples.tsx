import type { Examples } from '#app/examples.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { BLANK, checked, refused, subscribed } from './newsletter-state.ts';

const SITA = { firstName: 'Sita', lastName: 'Gurung', email: 'sita@example.com' };

export const examples: Examples = {
  title: 'Newsletter form',
  examples: [
    { name: 'Idle', element: <NewsletterForm start={BLANK} pageTitle="" /> },
    {
      name: 'Sent with nothing in it',
      element: <NewsletterForm start={checked(BLANK.values)} pageTitle="" />,
    },
    {
      name: 'An address that cannot be',
      element: <NewsletterForm start={checked({ ...SITA, email: 'sita@' })} pageTitle="" />,
    },
    {
      name: 'Failed',
      note: 'What was typed stays, to be sent again.',
      element: <NewsletterForm start={refused(SITA, null)} pageTitle="" />,
    },
    { name: 'Subscribed', element: <NewsletterForm start={subscribed(SITA, {})} pageTitle="" /> },
    {
      name: 'Asked by mail',
      note: 'Where an address has to be confirmed.',
      element: (
        <NewsletterForm start={subscribed(SITA, { confirmation: 'by-mail' })} pageTitle="" />
      ),
    },
  ],
};
