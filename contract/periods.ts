/**
 * How long what was mailed is good, how long a visitor's device keeps what was written and not sent, over how long the
 * back office looks back, when schools are reminded, and since when the association is at it.
 */
export const periods = {
  testimonialDays: 14,
  accountInvitationDays: 7,
  newEmailHours: 24,
  recoveryMinutes: 30,
  ownDataMinutes: 30,
  guardianDays: 60,
  newsletterDays: 7,
  endedNewsletterDays: 365,
  withheldMailDays: 7,
  privacyDays: 30,
  binDays: 30,
  keptAnswersDays: 7,
  reminderDays: { inscricoes: 14, submissao14: 14, submissao3: 3, submissao1: 1 },
  reminderFromHour: 9,
  reminderUntilHour: 19,
  firstYear: 2012,
} as const;
