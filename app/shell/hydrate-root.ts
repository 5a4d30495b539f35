/** React DOM in a file of its own, which is started in a task of its own: see `vite.config.ts`. */
export { hydrateRoot } from 'react-dom/client';
