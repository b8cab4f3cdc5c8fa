import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { Membro } from '../../api-types.js';
import { bodyOf } from '../../common/form/body-of.js';
import { BANNER_MS } from '../../common/use-expiring-state.js';
import { useSection } from '../../common/section/section-context.js';
import { memberEditor } from './member-editor.js';

/** Makes a draft visible to visitors. */
export function ApproveButton({ member }: { readonly member: Membro }) {
  const { name: resource } = useSection();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  const approve = async (): Promise<void> => {
    setBusy(true);
    try {
      const data = bodyOf(memberEditor, { ...member, rascunho: false });
      await dataProvider.update(resource, { id: member.id, data, previousData: member });
      notify('Testemunho aprovado com sucesso!', { type: 'success', autoHideDuration: BANNER_MS });
    } catch {
      notify('Erro ao aprovar o testemunho. Tente novamente.', { type: 'error', autoHideDuration: BANNER_MS });
    } finally {
      await queryClient.invalidateQueries({ queryKey: [resource] });
      await queryClient.invalidateQueries({ queryKey: ['fotografias'] });
      setBusy(false);
    }
  };

  return (
    <Button
      startIcon={<CheckIcon />}
      color="success"
      disabled={isBusy}
      aria-label={`Aprovar ${member.nome}`}
      onClick={() => void approve()}
    >
      Aprovar
    </Button>
  );
}
