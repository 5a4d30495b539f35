import { icon } from './icon.ts';

export default icon('banknote');
