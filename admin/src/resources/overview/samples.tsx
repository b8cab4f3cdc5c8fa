import { Alert, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { periods } from '@contract/periods';
import { lazyPart } from '../../common/lazy-part.js';
import { resourceSectionsOf, useSectionGroups } from '../../common/section/section-group.js';
import { useAttempt } from '../../common/use-attempt.js';
import { sentenceOf } from '../../data-provider/field-errors.js';
import { useCalls } from '../../common/use-read.js';

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../common/confirm-dialog.js')).ConfirmDialog,
}));

const samples = (count: number): string => (count === 1 ? '1 conteúdo de exemplo' : `${count} conteúdos de exemplo`);

export function Samples({ counts }: { readonly counts: Readonly<Record<string, number>> }) {
  const sections = resourceSectionsOf(useSectionGroups());
  const dataProvider = useCalls();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<'first' | 'again'>();
  const { isBusy, attempt } = useAttempt();

  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const kinds = sections.flatMap(({ name, options }) => {
    const count = counts[name] ?? 0;
    return count === 0 ? [] : [`${options.label}: ${count}`];
  });

  const remove = async (): Promise<void> => {
    const isDone = await attempt(
      () => dataProvider.removeSamples(),
      (removed) => `${samples(removed)} no Lixo.`,
      (error) => sentenceOf(error, 'Não foi possível eliminar os exemplos. Tente novamente.'),
    );
    if (!isDone) return;
    setAsking(undefined);
    await queryClient.invalidateQueries();
  };
  const cancel = () => setAsking(undefined);
  return (
    <Alert
      severity="info"
      role="note"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { pl: 0 } }}
      action={
        <Button color="inherit" onClick={() => setAsking('first')}>
          Eliminar os exemplos
        </Button>
      }
    >
      O site tem {samples(total)} e pede aos motores de busca que não mostrem as páginas onde aparecem.
      {asking !== undefined && (
        <Suspense>
          <ConfirmDialog
            isOpen={asking === 'first'}
            title="Eliminar o conteúdo de exemplo"
            confirm={{ label: 'Continuar', busyLabel: 'Continuar' }}
            onConfirm={() => setAsking('again')}
            onCancel={cancel}
          >
            <Typography gutterBottom>São eliminados {samples(total)}:</Typography>
            <ul>
              {kinds.map((kind) => (
                <li key={kind}>{kind}</li>
              ))}
            </ul>
            <Typography sx={{ mt: 1 }}>O que foi escrito ou alterado por alguém não é exemplo e fica.</Typography>
          </ConfirmDialog>
          <ConfirmDialog
            isOpen={asking === 'again'}
            title="Eliminar mesmo?"
            confirm={{ label: `Eliminar ${samples(total)}`, busyLabel: 'A eliminar...' }}
            isBusy={isBusy}
            onConfirm={() => void remove()}
            onCancel={cancel}
          >
            As páginas e as listas ficam já sem eles. Durante {periods.binDays} dias podem ser repostos no Lixo.
          </ConfirmDialog>
        </Suspense>
      )}
    </Alert>
  );
}
