import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify, useRecordContext, useResourceContext } from 'ra-core';
import { useState } from 'react';
import type { VersaoGuardada } from '../../api-types.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { asksForPassword } from '../../data-provider/recent-password.js';
import type { VersionField } from './field-names.js';
import { whenSaved } from './version-list.js';

const FAILURE = 'Não foi possível repor. Tente novamente.';

/** Brings a version, or one field of it, back. @param current the version that the person has before them */
export function useBringBack(current: number, onBroughtBack: () => void) {
  const resource = useResourceContext() ?? '';
  const { id = '' } = useRecordContext() ?? {};
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const bringBack = async (version: VersaoGuardada, field: VersionField | null): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      const campos = field === null ? null : [field.property];
      await dataProvider.bringBackVersion({ resource, id, current }, version.versao, campos);
      await queryClient.invalidateQueries({ queryKey: [resource] });
      const what = field === null ? 'Versão reposta' : `${field.label}: reposto`;
      notify('app.verbatim', { type: 'success', messageArgs: { text: `${what} (${whenSaved(version)}).` } });
      onBroughtBack();
    } catch (error) {
      if (asksForPassword(error)) return;
      setProblem(error instanceof HttpError && error.message !== '' ? error.message : FAILURE);
    } finally {
      setBusy(false);
    }
  };
  return { bringBack, isBusy, problem };
}
