/** Under which name each of the account's readings is kept. */
export const accountKeys = {
  account: ['conta'],
  sessions: ['conta', 'sessoes'],
  secondStep: ['conta', 'segundo-passo'],
} as const;
