import { useCopy, useMedia } from '#app/pack-context.ts';
import { ButtonLink } from '#app/ui/navigation/button.tsx';
import { MessagePanel } from '#app/ui/panels/message-panel.tsx';

export function NotFoundPanel() {
  const drawing = useMedia('scenes/lost.svg');
  const errors = useCopy('pages/errors');
  const { title, text, links } = errors.notFound;
  return (
    <div className="wrap pt-32 pb-16 lg:pt-40">
      <MessagePanel heading="h1" title={title} texts={[text]} drawing={drawing}>
        {links.map((link, position) => (
          <ButtonLink key={link.href} link={link} tone={position === 0 ? 'primary' : 'quiet'} />
        ))}
      </MessagePanel>
    </div>
  );
}
