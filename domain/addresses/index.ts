export { pieceAddress } from './piece-address.ts';
