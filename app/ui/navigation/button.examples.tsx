import type { Examples } from '#app/examples.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Button, ButtonLink, ExternalButton } from './button.tsx';

export const examples: Examples = {
  title: 'Button',
  examples: [
    {
      name: 'Tones',
      note: 'Action is for the primary action of a screen, which has at most one.',
      element: (
        <div className="flex flex-wrap gap-3">
          <Button tone="action">Action</Button>
          <Button>Primary</Button>
          <Button tone="ink">Ink</Button>
          <Button tone="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
        </div>
      ),
    },
    {
      name: 'Small, and as links',
      element: (
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/contact" size="small">
            Contact us <Icon name="arrow-right" size={18} />
          </ButtonLink>
          <ExternalButton href="https://example.com" size="small" tone="quiet">
            Another site
          </ExternalButton>
        </div>
      ),
    },
    {
      name: 'At night',
      background: 'night',
      element: (
        <div className="flex flex-wrap gap-3">
          <Button tone="action">Action</Button>
          <Button tone="night">Night</Button>
        </div>
      ),
    },
  ],
};
