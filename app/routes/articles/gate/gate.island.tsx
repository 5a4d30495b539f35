import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { SlotProps } from '#app/islands/island-context.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { VideoFrame } from '#app/ui/media/video-frame.tsx';
import { GateForm, type GateFormCopy } from './gate-form.tsx';
import type { GateKind } from './gate-kinds.ts';
import { GATE_ID, GATE_TITLE_ID, type GateState } from './gate-state.ts';
import { GateThanks, type GateThanksCopy } from './gate-thanks.tsx';
import { useGate } from './use-gate.ts';

interface GateIslandProps {
  kind: GateKind;
  slug: string;
  pageTitle: string;
  /** URL that the form is posted to without scripts. */
  action: string;
  /** Blank, or the result of a post without scripts. */
  initialState: GateState;
  copy: GateFormCopy & { thanks: GateThanksCopy };
  /** The player of a video that opens on the page itself. */
  video?: Pick<ComponentProps<typeof VideoFrame>, 'poster' | 'title' | 'labels'> | undefined;
  duration?: string | undefined;
}

/** Slots: the `cover`, the `facts` below it, the form's `intro` and `consent`. */
export default function GateIsland(props: GateIslandProps & SlotProps) {
  const { kind, slug, pageTitle, action, initialState, copy, video, duration, slots } = props;
  const form = useRef<HTMLFormElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const gate = useGate(kind, slug, form, initialState);
  const { access } = gate;
  useFocusOnResponse(container, gate);

  const cover =
    access && video ? (
      <VideoFrame
        {...video}
        src={access.link}
        className="aspect-video lg:aspect-auto lg:row-start-1 lg:h-[450px]"
      >
        {slots.cover}
      </VideoFrame>
    ) : (
      <GatedCover duration={duration}>{slots.cover}</GatedCover>
    );

  return (
    <div ref={container} className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-6">
      {video ? (
        <div className="grid gap-5 lg:grid-rows-[450px_minmax(0,1fr)] lg:gap-6">
          {slots.facts}
          {cover}
        </div>
      ) : (
        cover
      )}
      <section
        id={GATE_ID}
        aria-labelledby={GATE_TITLE_ID}
        className={`no-print scroll-mt-6 rounded-panel p-5 sm:p-7 ${access ? 'bg-success-100' : 'border border-hairline bg-white'}`}
      >
        {access ? (
          <GateThanks copy={copy.thanks} access={access} />
        ) : (
          <GateForm
            ref={form}
            copy={copy}
            action={action}
            gate={gate}
            pageTitle={pageTitle}
            intro={slots.intro}
            consent={slots.consent}
          />
        )}
      </section>
    </div>
  );
}

function useFocusOnResponse(
  container: RefObject<HTMLElement | null>,
  { problem, answers }: ReturnType<typeof useGate>,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each response
  useEffect(() => {
    if (answers === 0) return;
    const target =
      problem && !problem.field ? '[type=submit]' : '[aria-invalid=true], [role=status]';
    container.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    // Scrolls to the message above the fields, or to the video above the thanks.
    const scrollTarget = problem ? '[role=alert]' : ':scope > *';
    container.current?.querySelector(scrollTarget)?.scrollIntoView({ block: 'nearest' });
  }, [answers]);
}

interface GatedCoverProps {
  /** Hidden from screen readers, because the page also states it elsewhere. */
  duration?: string | undefined;
  /** A picture that fills the cover. */
  children: ReactNode;
}

/** As high as the form beside it, and at least as high as the video that may replace it. */
function GatedCover({ duration, children }: GatedCoverProps) {
  return (
    <div className="relative aspect-video overflow-hidden rounded-panel lg:row-start-1 lg:aspect-auto lg:min-h-[450px]">
      {children}
      {duration && (
        <span
          aria-hidden="true"
          className="absolute bottom-4 start-4 flex min-h-11 items-center gap-2 rounded-full bg-night/85 px-5 text-[0.9688rem] font-medium text-white sm:bottom-7 sm:start-7"
        >
          <Icon name="lock" size={18} />
          {duration}
        </span>
      )}
    </div>
  );
}
