import { Button } from '#app/ui/button/button.tsx';
import type { Examples } from '#app/ui/examples/examples.ts';
import { type Snackbar, showSnackbar } from './snackbar-store.ts';

function Shows({ label, ...snackbar }: Omit<Snackbar, 'id'> & { label: string }) {
  return (
    <Button tone="quiet" size="small" onClick={() => showSnackbar(snackbar)}>
      {label}
    </Button>
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
          action={{ label: 'Try again', run: () => undefined }}
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
