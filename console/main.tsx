import './styles/console.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onKey } from '#console/ui/shortcuts.ts';
import { ROOT_ID } from '#contract/console/document.ts';
import { queryClient } from './api/queries.ts';
import { routes } from './routes.tsx';
import { settings } from './settings.ts';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error(`The document has no element with the id ${ROOT_ID}`);
addEventListener('keydown', (event) => onKey(event));
const router = createBrowserRouter(routes, { basename: settings.path });
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
