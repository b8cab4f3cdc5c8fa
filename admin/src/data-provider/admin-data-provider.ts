import type { DataProvider, Identifier } from 'ra-core';
import type { aceitacoesCalls } from './aceitacoes-calls.js';
import type { accountCalls } from './account-calls.js';
import type { draftCalls } from './draft-calls.js';
import type { historyCalls } from './history-calls.js';
import type { invitationCalls } from './invitation-calls.js';
import type { NewReport } from './add-report.js';
import type { suspeitasCalls } from './suspeitas-calls.js';
import type { pageCalls } from './page-calls.js';
import type { messageCalls } from './message-calls.js';
import type { personDataCalls } from './person-data-calls.js';
import type { pictureCalls } from './picture-calls.js';
import type { previewCalls } from './preview-calls.js';
import type { systemCalls } from './system-calls.js';
import type { privacyCalls } from './privacy-calls.js';
import type { userCalls } from './user-calls.js';
import type { secondStepCalls } from './second-step-calls.js';
import type { Arrival } from './upload-files.js';
import type { Resumo } from '../api-types.js';

type AccountCalls = typeof accountCalls & typeof secondStepCalls;
type ContentCalls = typeof pictureCalls &
  typeof historyCalls &
  typeof draftCalls &
  typeof previewCalls &
  typeof pageCalls;
type PeopleCalls = typeof invitationCalls &
  typeof messageCalls &
  typeof suspeitasCalls &
  typeof userCalls &
  typeof personDataCalls &
  typeof aceitacoesCalls &
  typeof privacyCalls &
  typeof systemCalls;

/** React-admin's calls and the few of ours that are no list, record, or change of one. */
export interface AdminDataProvider extends DataProvider, AccountCalls, PeopleCalls, ContentCalls {
  /** The counts of the overview and what is unread. */
  resumo: () => Promise<Resumo>;
  /** Marks a submission as read or unread. */
  markRead: (resource: string, id: Identifier, lida: boolean) => Promise<void>;
  /** Fetches a private attachment; it is always treated as a PDF, whatever it claims to be. */
  documento: (name: string) => Promise<File>;
  /** Has the trail tell that a section is exported. */
  recordExport: (resource: string) => Promise<void>;
  /** Puts the records of a list into another order. @param order the ids of all of them, and which list it is */
  reorder: (resource: string, order: { readonly ids: readonly number[] }) => Promise<void>;
  /** Where a public file is in use, as phrases for people. */
  fileUses: (name: string) => Promise<string[]>;
  /** Sends files one by one. @param onProgress told the share sent, 0 to 1 @returns each as it arrived, in the same order */
  upload: (files: readonly File[], onProgress?: (share: number) => void) => Promise<Arrival[]>;
  /** Adds an annual report with its PDF. */
  addReport: (report: NewReport, onProgress?: (share: number) => void) => Promise<void>;
}
