/** The setting whether an owner reviews before publishing. */
import { call } from '#console/api/call.ts';
import { mutate } from '#console/api/mutate.ts';
import { buttonClass } from '#console/ui/button.tsx';
import { Icon } from '#console/ui/icon.tsx';
import { Menu } from '#console/ui/menu.tsx';

const CHOICES = [
  { isNeeded: false, label: 'Editors publish by themselves' },
  { isNeeded: true, label: 'An owner reviews before publishing' },
] as const;

export function ReviewMenu({ needsReview }: { needsReview: boolean }) {
  const choose = (isNeeded: boolean) =>
    isNeeded === needsReview ||
    mutate({
      send: () => call('setReview', { body: { isNeeded } }),
      invalidates: ['content'],
      doneText: isNeeded
        ? 'Editors now ask an owner for a review'
        : 'Editors now publish by themselves',
    });
  return (
    <Menu
      label="Publishing rules"
      side="below-end"
      buttonClass={buttonClass({})}
      items={CHOICES.map(({ isNeeded, label }) => ({
        label,
        isChecked: isNeeded === needsReview,
        onSelect: () => choose(isNeeded),
      }))}
    >
      <Icon name="ellipsis" />
    </Menu>
  );
}
