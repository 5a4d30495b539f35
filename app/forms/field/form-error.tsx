import { useLocale } from '#app/language/use-locale.ts';
import { Icon } from '#app/ui/icons/icon.tsx';

/** An error of the form as a whole. */
export function FormError({ children }: { children: string }) {
  const { t } = useLocale();
  return (
    <p
      role="alert"
      className="flex items-start gap-2.5 rounded-[14px] border-[1.5px] border-danger bg-danger-100 px-4 py-3 text-sm font-medium text-danger sm:col-span-2"
    >
      <Icon name="circle-alert" size={20} className="mt-px flex-none text-danger" />
      {t(children)}
    </p>
  );
}
