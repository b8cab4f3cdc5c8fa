/** Every migration, oldest first. */
export const migrations = [
  (await import('./1795248000000-create-accounts-events-contacts-and-files.js')).CreateAccountsEventsContactsAndFiles,
  (await import('./1795249000000-create-content-and-invitations.js')).CreateContentAndInvitations,
  (await import('./1795249100000-create-outbox-newsletter-and-jobs.js')).CreateOutboxNewsletterAndJobs,
  (await import('./1795249200000-create-further-forms.js')).CreateFurtherForms,
  (await import('./1795250000000-rename-technical-tables-in-english.js')).RenameTechnicalTablesInEnglish,
  (await import('./1795251000000-create-content-versions.js')).CreateContentVersions,
  (await import('./1795253000000-create-sessions.js')).CreateSessions,
  (await import('./1795254000000-drop-known-addresses.js')).DropKnownAddresses,
  (await import('./1795256000000-create-atividade.js')).CreateAtividade,
  (await import('./1795257000000-create-account-links.js')).CreateAccountLinks,
  (await import('./1795258000000-find-words-by-their-record.js')).FindWordsByTheirRecord,
  (await import('./1795260000000-add-roles-and-states-of-accounts.js')).AddRolesAndStatesOfAccounts,
  (await import('./1795261000000-create-second-step.js')).CreateSecondStep,
  (await import('./1795261100000-create-passkeys.js')).CreatePasskeys,
  (await import('./1795262000000-add-password-from-other.js')).AddPasswordFromOther,
  (await import('./1795262100000-create-convidados.js')).CreateConvidados,
];
