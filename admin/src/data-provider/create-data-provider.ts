import simpleRestProvider from 'ra-data-simple-rest';
import { aceitacoesCalls } from './aceitacoes-calls.js';
import { accountCalls } from './account-calls.js';
import { addReport } from './add-report.js';
import { type ApiPathTable, pathsOf } from './api-paths.js';
import { deleteEach } from './delete-each.js';
import { fetchFileUses } from './fetch-file-uses.js';
import { fetchResumo } from './fetch-resumo.js';
import type { AdminDataProvider } from './admin-data-provider.js';
import { fetchDocumento } from './fetch-documento.js';
import { draftCalls } from './draft-calls.js';
import { historyCalls } from './history-calls.js';
import { invitationCalls } from './invitation-calls.js';
import { markRead } from './mark-read.js';
import { getWholeList, MAX_RANGE } from './get-whole-list.js';
import { pageCalls } from './page-calls.js';
import { personDataCalls } from './person-data-calls.js';
import { pictureCalls } from './picture-calls.js';
import { previewCalls } from './preview-calls.js';
import { privacyCalls } from './privacy-calls.js';
import { systemCalls } from './system-calls.js';
import { recordExport } from './record-export.js';
import { reorder } from './reorder.js';
import { routedHttpClient, SIMPLE_REST_BASE } from './routed-http-client.js';
import { secondStepCalls } from './second-step-calls.js';
import { messageCalls } from './message-calls.js';
import { suspeitasCalls } from './suspeitas-calls.js';
import { userCalls } from './user-calls.js';
import { uploadFiles } from './upload-files.js';

/**
 * Speaks to the API through ra-data-simple-rest, with the table of documented paths in front of it.
 * @param table the paths of every resource: the whole irregularity of the API
 */
export function createDataProvider(table: ApiPathTable): AdminDataProvider {
  const rest = simpleRestProvider(SIMPLE_REST_BASE, routedHttpClient(table));
  return {
    ...rest,
    ...accountCalls,
    ...secondStepCalls,
    ...userCalls,
    ...invitationCalls,
    ...messageCalls,
    ...suspeitasCalls,
    ...personDataCalls,
    ...aceitacoesCalls,
    ...privacyCalls,
    ...systemCalls,
    ...pictureCalls,
    ...historyCalls,
    ...draftCalls,
    ...previewCalls,
    ...pageCalls,
    getOne: async (resource, params) =>
      (params.meta as { standing?: true } | undefined)?.standing === true
        ? { data: (await draftCalls.standing(resource, params.id)) as never }
        : rest.getOne(resource, params),
    getList: (resource, params) =>
      (params.pagination?.perPage ?? 0) > MAX_RANGE
        ? getWholeList(rest, resource, params)
        : rest.getList(resource, params),
    deleteMany: (resource, params) => deleteEach(rest, resource, params),
    supportAbortSignal: true,
    resumo: fetchResumo,
    markRead: (resource, id, lida) => markRead(pathsOf(table, resource), id, lida),
    documento: fetchDocumento,
    recordExport,
    reorder: (resource, order) => reorder(pathsOf(table, resource), order),
    fileUses: (name) => fetchFileUses(pathsOf(table, 'files'), name),
    upload: uploadFiles,
    addReport: (report, onProgress) => addReport(pathsOf(table, 'relatorios'), report, onProgress),
  };
}
