import { ButtonLink } from '#app/ui/button/button.tsx';
import type { Examples } from '#app/ui/examples/examples.ts';
import lost from '#content/media/scenes/lost.svg';
import { MessagePanel } from './message-panel.tsx';

export const examples: Examples = {
  title: 'Message panel',
  examples: [
    {
      name: 'In place of a list',
      element: (
        <MessagePanel
          title="There are no Upcoming Events"
          texts={['The next ones are announced in the newsletter first.']}
          drawing={lost}
        >
          <ButtonLink href="/learning-hub">Watch past sessions</ButtonLink>
        </MessagePanel>
      ),
    },
  ],
};
