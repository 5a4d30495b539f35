import { checkNoShift } from './steady-page.ts';

for (const width of [390, 1280]) checkNoShift('/', width);
