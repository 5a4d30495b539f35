/**
 * The script in the frame of a preview. The page's own scripts do not run there, so this one decides
 * what clicks and keys do: they choose a field, and nothing leaves the page.
 */
import { listenForConsole } from './console-connection.ts';
import { startPreview } from './preview.ts';

startPreview(document, (preview) => listenForConsole(window, preview));
