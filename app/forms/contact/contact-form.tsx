import { ConsentLine } from '#app/forms/field/consent-line.tsx';
import { Island } from '#app/islands/island.tsx';
import type { LocalizedPack } from '#app/pack.ts';
import { useCopy, usePack } from '#app/pack-context.ts';
import { useActionData, useFormAction, usePage } from '#app/page-context.ts';
import type { ContactField } from '#contract/contact-rules.ts';
import { draftKey } from './contact-draft.ts';
import type { ContactFieldCopy } from './contact-fields.tsx';
import ContactIsland, { type ContactFormCopy } from './contact-form.island.tsx';
import { BLANK_MESSAGE, BLANK_STATE, type ContactState } from './contact-state.ts';
import { CONTACT_FORM_ID } from './failure-text.ts';

interface ContactFormProps {
  /** ID of the heading that names the form. */
  labelledBy: string;
  /** The page's document title, which a form without scripts has to send. */
  pageTitle: string;
  fields: readonly ContactField[];
  /** ID of the topic of every message from this page. */
  topic?: string | undefined;
  /** The page's own labels for some of the fields. */
  fieldCopy?: Partial<ContactFieldCopy>;
  button?: string;
}

/** Its page needs the action of `receive-contact.ts`. */
export function ContactForm(props: ContactFormProps) {
  const pack = usePack();
  const copy = useCopy('contact-form');
  const shared = useCopy('labels');
  const { labelledBy, pageTitle, fields, topic = null, fieldCopy, button = copy.button } = props;
  const postResult = useActionData<{ contact?: ContactState }>()?.contact;
  const { pathname, search } = usePage().location;
  const action = useFormAction();
  const { captcha, summary, remaining } = shared;
  const { sending, thanks, restored, failed } = copy;
  const formCopy: ContactFormCopy = {
    captcha,
    summary,
    remaining,
    button,
    sending,
    thanks,
    restored,
    retry: failed.retry,
    fields: { ...copy.fields, ...fieldCopy },
    noTopic: copy.noTopic,
    topics: copy.topics.filter(({ id }) => fields.includes('topic') || id === topic),
  };
  // A link may choose the topic: `/contact?topic=press`.
  const linkedTopic = new URLSearchParams(search).get('topic') ?? '';
  const values = { ...BLANK_MESSAGE, topic: validTopic(pack, linkedTopic) };
  return (
    <Island
      component={ContactIsland}
      hydrateOn={postResult ? 'load' : 'interaction'}
      restoreKey={draftKey(pathname)}
      props={{
        labelledBy,
        pageTitle,
        fields,
        topic,
        initialState: postResult ?? { ...BLANK_STATE, values },
        path: pathname,
        // Without scripts, the response scrolls to the form instead of the top of the page.
        action: `${action}#${CONTACT_FORM_ID}`,
        copy: formCopy,
      }}
      slots={{ required: <p className="text-sm text-ink-600">{copy.required}</p> }}
    >
      <ConsentLine copy={copy} />
      <p className="hidden text-sm text-ink-600 noscript:block">{copy.noScript}</p>
    </Island>
  );
}

/** Empty if the pack has no such topic. */
const validTopic = (pack: LocalizedPack, topic: string) =>
  pack.copy('contact-form').topics.find(({ id }) => id === topic)?.id ?? '';
