import { createContext } from 'react';

/** Whether an island is around, in which React runs in the browser too. */
export const InIslandContext = createContext(false);
