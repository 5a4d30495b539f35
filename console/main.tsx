import './styles/console.css';
import { createRoot } from 'react-dom/client';
import { ROOT_ID } from '#contract/console/document.ts';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error('The document has no place for the console');
createRoot(root).render(<p>Hello</p>);
