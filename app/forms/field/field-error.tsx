import { useLocale } from '#app/language/use-locale.ts';
import { Icon } from '#app/ui/icons/icon.tsx';

/** What is wrong with a field, in words; the icon says so without colour too. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  const { t } = useLocale();
  return (
    <p id={id} className="mt-2 flex items-start gap-1.5 text-sm font-medium text-secondary-700">
      <Icon name="circle-alert" size={18} className="mt-0.5 flex-none" />
      {t(children)}
    </p>
  );
}
