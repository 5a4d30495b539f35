import type { Examples } from '#app/examples.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { BLANK, checked, refused, subscribed } from './newsletter-state.ts';

const SITA = { firstName: 'Sita', lastName: 'Gurung', email: 'sita@example.com' };

export const examples: Examples = {
  title: 'Newsletter form',
  examples: [
    { name: 'Idle', element: <NewsletterForm start={BLANK} pageTitle="" /> },
    {
      name: 'Sent empty',
      element: <NewsletterForm start={checked(BLANK.values)} pageTitle="" />,
    },
    {
      name: 'Invalid email address',
      element: <NewsletterForm start={checked({ ...SITA, email: 'sita@' })} pageTitle="" />,
    },
    {
      name: 'Failed',
      note: 'The typed values stay, to be sent again.',
      element: <NewsletterForm start={refused(SITA, null)} pageTitle="" />,
    },
    { name: 'Subscribed', element: <NewsletterForm start={subscribed(SITA, {})} pageTitle="" /> },
    {
      name: 'Confirmation by mail',
      note: 'The address must be confirmed first.',
      element: (
        <NewsletterForm start={subscribed(SITA, { confirmation: 'by-mail' })} pageTitle="" />
      ),
    },
  ],
};
