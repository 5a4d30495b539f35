import type { Permit } from '#domain/permissions/index.ts';

/** Whoever runs commands on the machine: they have the database anyway. */
export const OPERATOR: unique symbol = Symbol('operator');

/** By what somebody manages the staff. */
export type Authority = Permit<'staff.manage'> | typeof OPERATOR;

/** Null for the operator. */
export const staffIdOf = (authority: Authority): string | null =>
  authority === OPERATOR ? null : authority.actor.staffId;
