import { useCopy, usePack } from '#app/pack-context.ts';
import { ButtonLink, ExternalButton } from '#app/ui/navigation/button.tsx';

/**
 * 'Connect with us': the contact form or a meeting. Mail and phone are in the footer, right below.
 */
export function ContactBand() {
  const { schedulingUrl } = useCopy('site');
  const { contact, newTab } = useCopy('labels');
  const { href } = usePack();
  return (
    <section className="no-print page-end ground-dawn">
      <div className="wrap grid items-end gap-x-12 gap-y-8 py-14 sm:py-18 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="text-3xl tracking-[-0.03em]">{contact.title}</h2>
          <p className="quiet mt-3 max-w-120 text-lg">{contact.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={href('/contact')} tone="ink" className="grow">
            {contact.button}
          </ButtonLink>
          {schedulingUrl && (
            <ExternalButton href={schedulingUrl} tone="quiet" className="grow">
              {contact.schedule}
              <span className="sr-only">{newTab}</span>
            </ExternalButton>
          )}
        </div>
      </div>
    </section>
  );
}
