import { type ReactNode, useContext, useEffect, useRef } from 'react';
import {
  type HydrateOn,
  InIslandContext,
  type Jsonable,
  StaysPendingContext,
} from './island-context.ts';
import { fileUrlOf } from './island-files.ts';

/**
 * The default export of a `*.behavior.ts`: a small script without React for the elements in `root`.
 */
export type StartBehavior<Props> = (root: HTMLElement, props: Props) => void;

interface BehaviorProps<Props> {
  start: StartBehavior<Props>;
  /** Sent to the browser as JSON. */
  props: Jsonable<Props>;
  /** User input starts it in any case. */
  startOn?: HydrateOn;
  children: ReactNode;
}

/** Server-rendered elements that stay as they are until the loader starts their script. */
export function Behavior<Props>(behavior: BehaviorProps<Props>) {
  const isInIsland = useContext(InIslandContext);
  const staysPending = useContext(StaysPendingContext);
  if (isInIsland) return <StartedByReact {...behavior} />;
  const { start, props, startOn = 'visible', children } = behavior;
  return (
    <page-island
      data-src={staysPending ? undefined : fileUrlOf(start)}
      data-trigger={startOn}
      data-props={JSON.stringify(props)}
    >
      {children}
    </page-island>
  );
}

/** React mounts and unmounts an island's elements, so an effect starts the script there. */
function StartedByReact<Props>({ start, props, children }: BehaviorProps<Props>) {
  const root = useRef<HTMLElement>(null);
  const isStarted = useRef(false);
  useEffect(() => {
    if (!root.current || isStarted.current) return;
    isStarted.current = true;
    start(root.current, props as Props);
  }, [start, props]);
  return <page-island ref={root}>{children}</page-island>;
}
