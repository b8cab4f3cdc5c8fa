/** The verbs in which the trail says what somebody did. The back office has the words for people. */
export const auditVerbs = [
  'criou',
  'alterou',
  'publicou',
  'agendou',
  'arquivou',
  'eliminou',
  'anulou',
  'exportou',
  'abriu',
  'entrou',
  'saiu',
  'reteve',
  'libertou',
  'retirou',
  'repôs',
  'substituiu',
] as const;

export type AuditVerb = (typeof auditVerbs)[number];
