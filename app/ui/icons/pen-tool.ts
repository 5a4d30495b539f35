import { icon } from './icon.ts';

export default icon('pen-tool');
