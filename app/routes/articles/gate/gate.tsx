import type { ComponentProps, ReactNode } from 'react';
import { ConsentLine } from '#app/forms/field/consent-line.tsx';
import { Island } from '#app/islands/island.tsx';
import { useCopy } from '#app/pack-context.ts';
import { useActionData, useFormAction } from '#app/page-context.ts';
import { EntryCover } from '#app/routes/articles/entry-parts.tsx';
import GateIsland from './gate.island.tsx';
import { BLANK_GATE, GATE_ID, GATE_TITLE_ID, type GateState } from './gate-state.ts';
import type { GateThanksCopy } from './gate-thanks.tsx';
import { storageKey } from './saved-access.ts';

interface GateProps
  extends Pick<
    ComponentProps<typeof GateIsland>,
    'kind' | 'slug' | 'pageTitle' | 'video' | 'duration'
  > {
  /** Its cover is shown beside the form. */
  entry: ComponentProps<typeof EntryCover>['entry'];
  /** Below the cover. */
  facts?: ReactNode;
  /** Replaces the form. */
  thanks: GateThanksCopy;
}

/** A form that opens a video or a file. Its page needs the action of `receive-gate.ts`. */
export function Gate({ entry, facts, thanks, ...islandProps }: GateProps) {
  const copy = useCopy('gate');
  const initialState = useActionData<{ gate?: GateState }>()?.gate ?? BLANK_GATE;
  const action = useFormAction();
  const { fields, newsletter, sending, required } = copy;
  const { title, text, button } = copy[islandProps.kind];
  return (
    <Island
      component={GateIsland}
      hydrateOn={initialState === BLANK_GATE ? 'interaction' : 'load'}
      restoreKey={storageKey(islandProps.kind, islandProps.slug)}
      props={{
        ...islandProps,
        // Without scripts, the returned page scrolls to the form.
        action: `${action}#${GATE_ID}`,
        initialState,
        copy: { fields, newsletter, button, sending, thanks },
      }}
      slots={{
        cover: <EntryCover entry={entry} className="absolute inset-0 size-full object-cover" />,
        facts,
        intro: (
          <div>
            <h2 id={GATE_TITLE_ID} className="text-2xl">
              {title}
            </h2>
            <p className="mt-2.5 text-ink-700">{text}</p>
            <p className="mt-2.5 text-sm text-ink-600">{required}</p>
          </div>
        ),
        consent: <ConsentLine copy={copy} />,
      }}
    />
  );
}
