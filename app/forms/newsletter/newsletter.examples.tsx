import type { Examples } from '#app/examples.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import {
  BLANK_NEWSLETTER,
  checkNewsletter,
  refusedState,
  subscribedState,
} from './newsletter-state.ts';

const SITA = { firstName: 'Sita', lastName: 'Gurung', email: 'sita@example.com' };

export const examples: Examples = {
  title: 'Newsletter form',
  examples: [
    { name: 'Idle', element: <NewsletterForm initialState={BLANK_NEWSLETTER} pageTitle="" /> },
    {
      name: 'Sent empty',
      element: (
        <NewsletterForm initialState={checkNewsletter(BLANK_NEWSLETTER.values)} pageTitle="" />
      ),
    },
    {
      name: 'Invalid email address',
      element: (
        <NewsletterForm initialState={checkNewsletter({ ...SITA, email: 'sita@' })} pageTitle="" />
      ),
    },
    {
      name: 'Failed',
      note: 'The typed values stay, to be sent again.',
      element: <NewsletterForm initialState={refusedState(SITA, null)} pageTitle="" />,
    },
    {
      name: 'Subscribed',
      element: <NewsletterForm initialState={subscribedState(SITA, {})} pageTitle="" />,
    },
    {
      name: 'Confirmation by mail',
      note: 'The address must be confirmed first.',
      element: (
        <NewsletterForm
          initialState={subscribedState(SITA, { confirmation: 'by-mail' })}
          pageTitle=""
        />
      ),
    },
  ],
};
