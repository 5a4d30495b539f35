import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { AsleepContext, InIslandContext, type Jsonable, type Wake } from './island-context.ts';
import { urlOf } from './island-files.ts';

/**
 * What a file `*.behavior.ts` exports as its default: a few lines of script, without React, that make
 * the elements in `root` move.
 */
export type Start<Props> = (root: HTMLElement, props: Props) => void;

interface BehaviorProps<Props> {
  of: Start<Props>;
  /** They travel as JSON. */
  props: Jsonable<Props>;
  /** Whatever is done to it wakes it too. */
  wake?: Wake;
  children: ReactNode;
}

/** Elements that stand as the server wrote them, and a script that starts when it is wanted. */
export function Behavior<Props>(behavior: BehaviorProps<Props>) {
  const isInIsland = useContext(InIslandContext);
  const isAsleep = useContext(AsleepContext);
  if (isInIsland) return <StartedByReact {...behavior} />;
  const { of: start, props, wake = 'visible', children } = behavior;
  return (
    <page-island
      data-src={isAsleep ? undefined : urlOf(start)}
      data-wake={wake}
      data-props={JSON.stringify(props)}
    >
      {children}
    </page-island>
  );
}

/** Within an island, whose elements come and go. */
function StartedByReact<Props>({ of: start, props, children }: BehaviorProps<Props>) {
  const root = useRef<HTMLElement>(null);
  const isStarted = useRef(false);
  useEffect(() => {
    if (!root.current || isStarted.current) return;
    isStarted.current = true;
    start(root.current, props as Props);
  }, [start, props]);
  return <page-island ref={root}>{children}</page-island>;
}
