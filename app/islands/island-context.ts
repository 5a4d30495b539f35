import { createContext, useContext } from 'react';

/** The id of the island around; null outside of any. */
export const IslandIdContext = createContext<string | null>(null);

/**
 * The start of the ids of an island's elements, the same on the server and in the browser. React's own
 * `useId` counts from the root, and an island is another root there than here.
 */
export const useIslandId = () => useContext(IslandIdContext) ?? 'island';
