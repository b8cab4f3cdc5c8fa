export type Comparison = 'equal' | 'not' | 'atLeast' | 'atMost' | 'oneOf';

export interface Condition<Row> {
  property: keyof Row & string;
  comparison: Comparison;
  value: string | number | boolean | Date | readonly (number | string)[];
}
