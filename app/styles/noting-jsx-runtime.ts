/** React's, and tells the first screen of each element: the server's build has it in React's place. */
import * as react from 'react/jsx-runtime';
import { noteElement } from './first-screen.ts';

export { Fragment } from 'react/jsx-runtime';

export const jsx: typeof react.jsx = (type, props, key) => {
  if (typeof type === 'string') noteElement(type, props as object);
  return react.jsx(type, props, key);
};

export const jsxs: typeof react.jsxs = (type, props, key) => {
  if (typeof type === 'string') noteElement(type, props as object);
  return react.jsxs(type, props, key);
};
