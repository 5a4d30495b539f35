import { useRef, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import type { Examples } from '#app/ui/examples/examples.ts';
import { Dialog } from './dialog.tsx';

function OpensCard() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open the card
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        opener={opener}
        title="Before you go"
        words={{ close: 'Close the card' }}
      >
        <p className="mt-4 text-ink-700">A few words, and one thing to do.</p>
        <Button tone="ink" size="small" className="mt-6" onClick={() => setOpen(false)}>
          Understood
        </Button>
      </Dialog>
    </>
  );
}

export const examples: Examples = {
  title: 'Dialog',
  examples: [{ name: 'Card', element: <OpensCard /> }],
};
