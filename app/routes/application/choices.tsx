import { useCopy } from '#app/pack-context.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';

/** What ends an application: each is asked once more on a page of its own. */
export function Choices({ path, isWithdrawn }: { path: string; isWithdrawn: boolean }) {
  const copy = useCopy('pages/application');
  const { title, text, withdraw, erase } = copy.choices;
  return (
    <section className="rounded-[24px] border border-hairline bg-white p-6">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2.5 text-sm text-ink-700">{text}</p>
      <div className="mt-4.5 grid gap-2.5">
        {!isWithdrawn && (
          <ButtonLink href={`${path}?ask=withdraw`} tone="quiet" size="small" rel="nofollow">
            {withdraw}
          </ButtonLink>
        )}
        <ButtonLink href={`${path}?ask=erase`} tone="quiet" size="small" rel="nofollow">
          {erase}
        </ButtonLink>
      </div>
    </section>
  );
}
