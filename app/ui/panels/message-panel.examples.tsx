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
          drawing={pack.art.state?.noEvents}
          icon="calendar-days"
        >
          <ButtonLink href="/learning-hub">Watch past sessions</ButtonLink>
        </MessagePanel>
      ),
    },
    {
      name: 'Without a drawing',
      note: 'Of a pack that leaves the role out.',
      element: (
        <MessagePanel
          title="There are no Upcoming Events"
          texts={['The next ones are announced in the newsletter first.']}
          drawing={undefined}
          icon="calendar-days"
        >
          <ButtonLink href="/learning-hub">Watch past sessions</ButtonLink>
        </MessagePanel>
      ),
    },
  ],
});
