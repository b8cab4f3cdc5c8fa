import { CreateAccountsEventsContactsAndFiles } from './1795248000000-create-accounts-events-contacts-and-files.js';
import { CreateContentAndInvitations } from './1795249000000-create-content-and-invitations.js';
import { CreateOutboxNewsletterAndJobs } from './1795249100000-create-outbox-newsletter-and-jobs.js';
import { CreateFurtherForms } from './1795249200000-create-further-forms.js';
import { RenameTechnicalTablesInEnglish } from './1795250000000-rename-technical-tables-in-english.js';
import { CreateContentVersions } from './1795251000000-create-content-versions.js';
import { CreateSessions } from './1795253000000-create-sessions.js';
import { DropKnownAddresses } from './1795254000000-drop-known-addresses.js';
import { CreateAtividade } from './1795256000000-create-atividade.js';
import { CreateAccountLinks } from './1795257000000-create-account-links.js';

/** Every migration, oldest first. */
export const migrations = [
  CreateAccountsEventsContactsAndFiles,
  CreateContentAndInvitations,
  CreateOutboxNewsletterAndJobs,
  CreateFurtherForms,
  RenameTechnicalTablesInEnglish,
  CreateContentVersions,
  CreateSessions,
  DropKnownAddresses,
  CreateAtividade,
  CreateAccountLinks,
];
