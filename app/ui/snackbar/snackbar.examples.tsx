import type { Examples } from '#app/examples.ts';
import { Behavior } from '#app/islands/behavior.tsx';
import { Button } from '#app/ui/navigation/button.tsx';
import showOnPress, { type WrittenSnackbar } from './show-snackbar.behavior.ts';

function Shows({ label, ...snackbar }: WrittenSnackbar & { label: string }) {
  return (
    <Behavior of={showOnPress} props={snackbar}>
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
      element: <Shows label="Show success" tone="success" text="Message Sent" />,
    },
    {
      name: 'Error',
      note: 'Red, 6 s, read out at once',
      element: <Shows label="Show error" tone="error" text="Please Verify The Captcha" />,
    },
    {
      name: 'Error with a way out',
      note: 'Stays until it is closed',
      element: (
        <Shows
          label="Show error with action"
          tone="error"
          text="Could Not Send Message"
          action={{ label: 'Try again', href: '#snackbar' }}
        />
      ),
    },
    {
      name: 'Neutral',
      note: 'One second, for what one sees anyway',
      element: <Shows label="Copy" tone="neutral" text="Copied to clipboard" lasts={1000} />,
    },
  ],
};
