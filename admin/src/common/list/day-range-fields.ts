/** The filters of a range of days: from its first moment, up to its last. */
export function dayRangeFields(source: string): { readonly from: string; readonly to: string } {
  return { from: `${source}_gte`, to: `${source}_lte` };
}
