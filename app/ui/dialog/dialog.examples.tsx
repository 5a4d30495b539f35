import type { Examples } from '#app/examples.ts';
import { Behavior } from '#app/islands/behavior.tsx';
import { Button } from '#app/ui/navigation/button.tsx';
import openDialog from './dialog.behavior.ts';
import { Dialog } from './dialog.tsx';

export const examples: Examples = {
  title: 'Dialog',
  examples: [
    {
      name: 'Card',
      element: (
        <Behavior start={openDialog} props={{}}>
          <Button aria-haspopup="dialog">Open the card</Button>
          <Dialog title="Before you go" labels={{ close: 'Close the card' }}>
            <p className="mt-4 text-ink-700">A few words, and one thing to do.</p>
            <Button data-close="" tone="ink" size="small" className="mt-6">
              Understood
            </Button>
          </Dialog>
        </Behavior>
      ),
    },
  ],
};
