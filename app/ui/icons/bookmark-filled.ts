import { icon } from './icon.ts';

export default icon('bookmark-filled');
