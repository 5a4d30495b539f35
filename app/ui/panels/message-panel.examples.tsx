import type { Examples } from '#app/examples.ts';
import type { LocalizedPack } from '#app/pack.ts';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { MessagePanel } from './message-panel.tsx';

export const examples = (pack: LocalizedPack): Examples => ({
  title: 'Message panel',
  examples: [
    {
      name: 'Instead of a list',
      element: (
        <MessagePanel
          title="There are no Upcoming Events"
          texts={['The next ones are announced in the newsletter first.']}
          drawing={pack.media('scenes/no-events.svg')}
        >
          <ButtonLink href="/learning-hub">Watch past sessions</ButtonLink>
        </MessagePanel>
      ),
    },
  ],
});
