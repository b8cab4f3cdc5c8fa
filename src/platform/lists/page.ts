/** A page of rows and where it stands in the whole. */
export interface Page<Row> {
  rows: Row[];
  from: number;
  total: number;
}
