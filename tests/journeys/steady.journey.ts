import { checkNoShift } from './steady-page.ts';

checkNoShift('/', 390);
