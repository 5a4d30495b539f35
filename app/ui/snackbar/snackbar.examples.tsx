import { Button } from '#app/ui/button/button.tsx';
import type { Examples } from '#app/ui/examples/examples.ts';
import { showSnackbar } from './snackbar-store.ts';

export const examples: Examples = {
  title: 'Snackbar',
  examples: [
    {
      name: 'Shown by a button',
      note: 'Stays six seconds; longer under the pointer or with the focus, and with an action.',
      element: (
        <div className="flex flex-wrap gap-3">
          <Button
            tone="quiet"
            onClick={() => showSnackbar({ tone: 'success', text: 'Message Sent' })}
          >
            Success
          </Button>
          <Button
            tone="quiet"
            onClick={() =>
              showSnackbar({
                tone: 'error',
                text: 'Could Not Send Message',
                action: { label: 'Try again', run: () => undefined },
              })
            }
          >
            Failure with an action
          </Button>
        </div>
      ),
    },
  ],
};
