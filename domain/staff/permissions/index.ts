export { type Actor, type Permit, permit, requireFreshProof } from './permit.ts';
export { mayDo, permissionsOf } from './roles.ts';
