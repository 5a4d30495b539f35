/** A form of text fields, as clients send it: JSON to the API, or posted to its page. */
import type { FieldError } from './problem-body.ts';

export interface FormContract<Field extends string = string> {
  /** Its call below the API's prefix, and what its limits are counted under. */
  name: string;
  /** For the description of the API. */
  operationId: string;
  summary: string;
  description: string;
  /** Bytes of the JSON. */
  bodyLimit: number;
  /** In the order in which people meet them. */
  fields: readonly Field[];
  required: readonly Field[];
  /** Characters; a field that is not named here is cut where it is too long. */
  limits: Readonly<Partial<Record<Field, number>>>;
  /** What was typed as it is stored. */
  tidy(typed: Record<Field, string>): Record<Field, string>;
  /**
   * What is wrong, one error a field, in the order of the fields.
   * @param offered values that the form offers to choose from; where nothing is said any will do
   */
  errors(typed: Record<Field, string>, offered?: readonly string[]): FieldError[];
}
