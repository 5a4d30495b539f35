/** A form of text fields, sent to the API as JSON or posted to its page. */
import type { FieldError } from './problem-body.ts';

export interface FormContract<Field extends string = string> {
  /** Path of its call relative to the API's prefix, and the key of its rate limit. */
  name: string;
  /** These three are for the OpenAPI description. */
  operationId: string;
  summary: string;
  description: string;
  /** Maximum size of the JSON body in bytes. */
  bodyLimit: number;
  /** In the order of the form. */
  fields: readonly Field[];
  required: readonly Field[];
  /** Maximum characters. A field that is not listed is truncated instead of refused. */
  limits: Readonly<Partial<Record<Field, number>>>;
  /** Normalizes the typed values for storage. */
  tidy(typed: Record<Field, string>): Record<Field, string>;
  /**
   * Validates the typed values: at most one error a field, in the order of `fields`.
   * @param allowedValues the values of the form's select field; any value is allowed if omitted
   */
  errors(typed: Record<Field, string>, allowedValues?: readonly string[]): FieldError[];
}
