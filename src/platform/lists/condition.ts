export type Comparison = 'equal' | 'not' | 'atLeast' | 'atMost' | 'oneOf';

/** One condition on the rows of a list. A row must meet all of them. */
export interface Condition<Row> {
  property: keyof Row & string;
  /** The key that is compared, where the property holds JSON. */
  key?: string;
  comparison: Comparison;
  value: string | number | boolean | Date | readonly (number | string)[];
}
