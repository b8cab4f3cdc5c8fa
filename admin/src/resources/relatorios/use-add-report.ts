import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useSection } from '../../common/section/section-context.js';
import { whyNotSent } from '../../common/why-not-sent.js';
import { RESUMO_KEY } from '../../common/use-resumo.js';
import type { NewReport } from '../../data-provider/add-report.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

/** The adding of a report, with the state of the last attempt. */
export interface AddReport {
  readonly isSending: boolean;
  readonly progress: number;
  /** Adds it. @returns null, or the sentence that says why not */
  readonly add: (report: NewReport) => Promise<string | null>;
}

const FAILURE = 'Erro ao adicionar relatório. Tente novamente.';

/** Adds a report with its PDF, with progress. */
export function useAddReport(): AddReport {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { name: resource } = useSection();
  const [isSending, setSending] = useState(false);
  const [progress, setProgress] = useState(0);

  const add = async (report: NewReport): Promise<string | null> => {
    setSending(true);
    setProgress(0);
    try {
      await dataProvider.addReport(report, setProgress);
      await queryClient.invalidateQueries({ queryKey: [resource] });
      await queryClient.invalidateQueries({ queryKey: RESUMO_KEY });
      return null;
    } catch (error) {
      const { reason } = whyNotSent(error);
      return reason === '' ? FAILURE : `${FAILURE} ${reason}`;
    } finally {
      setSending(false);
    }
  };

  return { isSending, progress, add };
}
