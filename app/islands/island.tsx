import {
  type ComponentType,
  type DetailedHTMLProps,
  type HTMLAttributes,
  type ReactNode,
  useContext,
} from 'react';
import {
  type HydrateOn,
  InIslandContext,
  type Jsonable,
  type SlotProps,
  type Slots,
  StaysPendingContext,
} from './island-context.ts';
import { fileUrlOf, hydrationUrl } from './island-files.ts';

type AnyElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The element of an island or a behavior. */
      'page-island': AnyElement & Partial<Record<`data-${string}`, string>>;
      /** Markup in an island that React leaves as the server wrote it. */
      'island-slot': AnyElement;
    }
  }
}

interface IslandProps<Props> {
  /** The default export of a `*.island.tsx`. */
  component: ComponentType<Props & SlotProps>;
  /** Sent to the browser as JSON. */
  props: Jsonable<Props>;
  /** User input hydrates it in any case. */
  hydrateOn?: HydrateOn;
  /** A key of local storage: if it has a value, the island hydrates with the page to restore it. */
  restoreKey?: string | undefined;
  /** Static parts by name, which the browser keeps as the server rendered them. */
  slots?: Slots;
  children?: ReactNode;
}

const staticSlot = (name: string, content: ReactNode) => (
  <island-slot key={name} data-name={name}>
    <InIslandContext value={false}>{content}</InIslandContext>
  </island-slot>
);

const staticSlots = (slots: Slots): Slots =>
  Object.fromEntries(
    Object.entries(slots).map(([name, content]) => [name, staticSlot(name, content)]),
  );

/**
 * A React component that also runs in the browser, in a page that is otherwise only rendered on the
 * server. The loader (`loader.ts`) hydrates it when `hydrateOn` says.
 */
export function Island<Props>({
  component: Component,
  props,
  hydrateOn = 'visible',
  restoreKey,
  slots = {},
  children,
}: IslandProps<Props>) {
  const isInIsland = useContext(InIslandContext);
  const staysPending = useContext(StaysPendingContext);
  const componentProps = props as Props;
  if (isInIsland) {
    return (
      <Component {...componentProps} slots={slots}>
        {children}
      </Component>
    );
  }
  return (
    <page-island
      data-src={staysPending ? undefined : fileUrlOf(Component)}
      data-react={hydrationUrl()}
      data-trigger={hydrateOn}
      data-stored={restoreKey}
      data-props={JSON.stringify(props)}
    >
      <InIslandContext value>
        <Component {...componentProps} slots={staticSlots(slots)}>
          {children !== undefined && staticSlot('children', children)}
        </Component>
      </InIslandContext>
    </page-island>
  );
}
