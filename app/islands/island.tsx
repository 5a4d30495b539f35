import {
  type ComponentType,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactNode,
  useContext,
} from 'react';
import {
  AsleepContext,
  InIslandContext,
  type Jsonable,
  type Slots,
  type Still,
  type Wake,
} from './island-context.ts';
import { hydrationUrl, urlOf } from './island-files.ts';

type AnyElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** What moves. */
      'page-island': AnyElement & Partial<Record<`data-${string}`, string>>;
      /** Markup within it that React leaves as it is. */
      'island-slot': AnyElement;
    }
  }
}

interface IslandProps<Props> {
  /** What a file `*.island.tsx` exports as its default. */
  of: ComponentType<Props & Still>;
  /** They travel as JSON. */
  props: Jsonable<Props>;
  /** Whatever is done to it wakes it too. */
  wake?: Wake;
  /** A name in the local storage: where something is kept there, it wakes at once to bring it back. */
  stored?: string | undefined;
  /** What stands still within it, by name: the browser keeps it as it came. */
  slots?: Slots;
  children?: ReactNode;
}

const still = (name: string, content: ReactNode) => (
  <island-slot key={name} data-name={name}>
    <InIslandContext value={false}>{content}</InIslandContext>
  </island-slot>
);

const eachStill = (slots: Slots): Slots =>
  Object.fromEntries(Object.entries(slots).map(([name, content]) => [name, still(name, content)]));

/**
 * A React component that runs in the browser, in a page that otherwise does not: the server renders
 * it, and the loader (`loader.ts`) has React take this element over when it is wanted.
 */
export function Island<Props>({
  of: Component,
  props,
  wake = 'visible',
  stored,
  slots = {},
  children,
}: IslandProps<Props>) {
  const isInIsland = useContext(InIslandContext);
  const isAsleep = useContext(AsleepContext);
  const given = props as Props;
  if (isInIsland) {
    return (
      <Component {...given} slots={slots}>
        {children}
      </Component>
    );
  }
  return (
    <page-island
      data-src={isAsleep ? undefined : urlOf(Component)}
      data-react={hydrationUrl()}
      data-wake={wake}
      data-stored={stored}
      data-props={JSON.stringify(props)}
    >
      <InIslandContext value>
        <Component {...given} slots={eachStill(slots)}>
          {children !== undefined && still('children', children)}
        </Component>
      </InIslandContext>
    </page-island>
  );
}
