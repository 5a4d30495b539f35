import { createContext } from 'react';

/** Whether an island is around, in which React runs in the browser too. */
export const InIslandContext = createContext(false);

/** Whether what moves is shown as the server writes it, and never wakes: to be looked at. */
export const AsleepContext = createContext(false);
