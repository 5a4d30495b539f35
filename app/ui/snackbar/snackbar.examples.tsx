import type { Examples } from '#app/examples.ts';
import { Behavior } from '#app/islands/behavior.tsx';
import { Button } from '#app/ui/navigation/button.tsx';
import showOnPress, { type SerializableSnackbar } from './show-snackbar.behavior.ts';

function ShowButton({ label, ...snackbar }: SerializableSnackbar & { label: string }) {
  return (
    <Behavior start={showOnPress} props={snackbar}>
      <Button tone="quiet" size="small">
        {label}
      </Button>
    </Behavior>
  );
}

export const examples: Examples = {
  title: 'Snackbar',
  examples: [
    {
      name: 'Success',
      note: 'Green, 6 s',
      element: <ShowButton label="Show success" tone="success" text="Message Sent" />,
    },
    {
      name: 'Error',
      note: 'Red, 6 s, announced immediately',
      element: <ShowButton label="Show error" tone="error" text="Please Verify The Captcha" />,
    },
    {
      name: 'Error with an action',
      note: 'Stays until it is closed',
      element: (
        <ShowButton
          label="Show error with action"
          tone="error"
          text="Could Not Send Message"
          action={{ label: 'Try again', href: '#snackbar' }}
        />
      ),
    },
    {
      name: 'Neutral',
      note: 'One second, for a result that is visible anyway',
      element: (
        <ShowButton label="Copy" tone="neutral" text="Copied to clipboard" duration={1000} />
      ),
    },
  ],
};
