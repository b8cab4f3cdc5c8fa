import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { pedidoDadosInput } from '@contract/limits/pedido-dados-input';
import { useChange } from '../../account/use-change.js';
import type { PedidoDados } from '../../api-types.js';
import { formatDay, formatMoment } from '../../common/dates/format-date.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { useUnsavedMark } from '../../common/form/unsaved-guard.js';
import { useSection } from '../../common/section/section-context.js';
import { BANNER_MS } from '../../common/timed-state.js';
import { RequestState, requestTypes, requestWays, whoAsked } from './request-state.js';

const FAILURE = 'Erro ao guardar. Tente novamente.';

/** One request whole, and what was answered. */
export function RequestDialog({ request, onClose }: { readonly request: PedidoDados; readonly onClose: () => void }) {
  const { name: resource } = useSection();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [nota, setNota] = useState(request.nota ?? '');
  const { state, change } = useChange();
  const isChanged = nota !== (request.nota ?? '');
  useUnsavedMark(isChanged);

  const save = async (feito: boolean): Promise<void> => {
    const action = async (): Promise<void> => {
      const data = { feito, nota: nota.trim() === '' ? null : nota.trim() };
      await dataProvider.update(resource, { id: request.id, data, previousData: request });
      notify(feito ? 'Pedido marcado como respondido.' : 'Pedido por responder.', {
        type: 'success',
        autoHideDuration: BANNER_MS,
      });
    };
    if ((await change(action, '', FAILURE)) === true) onClose();
  };

  const facts: readonly (readonly [name: string, value: string | null])[] = [
    ['De quem', whoAsked(request)],
    ['Como chegou', `${requestWays[request.via]}, a ${formatDay(request.recebidoEm)}`],
    ['Responder até', formatDay(request.prazo)],
    ['Pedido', request.detalhe],
    ['Respondido em', request.feitoEm === null ? null : formatMoment(request.feitoEm)],
  ];
  return (
    <FormDialog
      title={`${requestTypes[request.tipo]} · pedido ${request.id}`}
      state={state}
      label={request.feito ? 'Guardar' : 'Marcar como respondido'}
      closeLabel="Fechar"
      actions={
        request.feito && (
          <Button onClick={() => void save(false)} disabled={state.isSending}>
            Voltar a abrir
          </Button>
        )
      }
      onSubmit={() => void save(true)}
      onClose={onClose}
    >
      <div>
        <RequestState feito={request.feito} prazo={request.prazo} />
      </div>
      <Box component="dl" sx={{ m: 0, overflowWrap: 'anywhere', '& dt': { color: 'text.secondary' } }}>
        {facts.map(([name, value]) =>
          value === null ? null : (
            <Box key={name} sx={{ mb: 1 }}>
              <dt>{name}</dt>
              <Box component="dd" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
                {value}
              </Box>
            </Box>
          ),
        )}
      </Box>
      <TextField
        id="pedido-resposta"
        label="Resposta"
        value={nota}
        multiline
        minRows={3}
        disabled={state.isSending}
        onChange={(event) => setNota(event.target.value)}
        helperText="O que se fez ou respondeu, e quando. Depois de respondido, guarda-se pelo prazo que está em «Privacidade»."
        slotProps={{ htmlInput: { maxLength: pedidoDadosInput.detalhe.maxLength } }}
      />
    </FormDialog>
  );
}
