import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { Schemas } from '../../api-types.js';
import { ConfirmDialog } from '../../common/confirm-dialog.js';
import { BANNER_MS } from '../../common/use-expiring-state.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { daysOf, recordsOf } from './counted-words.js';

const reasons: Readonly<Record<NonNullable<Schemas['RegraDeRetencao']['espera']>, string>> = {
  nova: 'A regra é nova',
  alterada: 'O prazo é outro',
  muitos: 'Ia apagar uma parte invulgar do que há',
};

/** A rule that takes nothing before somebody has seen what it would take and says that it is right. */
export function RuleToConfirm({ rule }: { readonly rule: Schemas['RegraDeRetencao'] }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (rule.espera === null) return null;
  const vencidos = rule.tipos.reduce((sum, kind) => sum + kind.vencidos, 0);

  const confirm = async (): Promise<void> => {
    setBusy(true);
    try {
      await dataProvider.confirmRule(rule.id, { dias: rule.dias, vencidos });
      notify('Regra confirmada. Apaga na próxima noite.', { type: 'success', autoHideDuration: BANNER_MS });
    } catch (error) {
      const sentence = error instanceof Error && error.message !== '' ? error.message : 'Erro ao confirmar.';
      notify(sentence, { type: 'error', autoHideDuration: BANNER_MS });
    }
    await queryClient.invalidateQueries({ queryKey: ['privacidade'] });
    setBusy(false);
    setAsking(false);
    // The button has gone with what it was about.
    document.getElementById('titulo')?.focus();
  };

  return (
    <>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={() => setAsking(true)} aria-label={`Confirmar: ${rule.oque}`}>
            Confirmar
          </Button>
        }
      >
        <strong>{rule.oque}</strong>: {reasons[rule.espera]}, e não apaga nada até ser confirmada. Já passou o prazo de{' '}
        {daysOf(rule.dias)} a {recordsOf(vencidos)}.
      </Alert>
      <ConfirmDialog
        isOpen={isAsking}
        title="Confirmar a regra?"
        confirm={{ label: 'Confirmar', busyLabel: 'A confirmar...' }}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Typography>
          {rule.oque}: ao fim de <strong>{daysOf(rule.dias)}</strong>, {rule.desde}. Na próxima noite apaga-se para
          sempre: <strong>{recordsOf(vencidos)}</strong>. O que está retido fica.
        </Typography>
      </ConfirmDialog>
    </>
  );
}
