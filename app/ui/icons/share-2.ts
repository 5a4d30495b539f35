import { icon } from './icon.ts';

export default icon('share-2');
