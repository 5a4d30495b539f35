import { useLocale } from '#app/language/use-locale.ts';
import { Icon } from '#app/ui/icons/icon.tsx';

/** An error of the form as a whole. */
export function FormError({ children }: { children: string }) {
  const { t } = useLocale();
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-[14px] border-[1.5px] border-secondary-600 bg-secondary-50 px-4 py-3 text-sm font-medium text-secondary-800 sm:col-span-2"
    >
      <Icon name="circle-alert" size={20} className="mt-px flex-none text-secondary-600" />
      {t(children)}
    </p>
  );
}
