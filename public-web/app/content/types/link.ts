/** Where a link leads, on this site. */
export interface Link {
  label: string;
  to: string;
}
