export type Comparison = 'equal' | 'not' | 'atLeast' | 'atMost' | 'oneOf';

/** What a row of a list must be: every condition holds. */
export interface Condition<Row> {
  property: keyof Row & string;
  comparison: Comparison;
  value: string | number | boolean | Date | readonly (number | string)[];
}
