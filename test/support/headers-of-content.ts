/** An answer's headers but for those that are of one request: when it was answered, and its id. */
export function headersOfContent(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { date: _date, 'x-request-id': _id, ...own } = headers;
  return own;
}
