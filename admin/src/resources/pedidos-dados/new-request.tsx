import AddIcon from '@mui/icons-material/Add';
import { MenuItem } from '@mui/material';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { pedidoDadosInput } from '@contract/limits/pedido-dados-input';
import { useClosingChange } from '../../common/form/use-change.js';
import type { Schemas } from '../../api-types.js';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { LineInput } from '../../common/form/line-input.js';
import { useSection } from '../../common/section/section-context.js';
import { DialogButton } from '../../common/titled-dialog.js';
import { requestTypes, requestWays } from './request-dialog.js';

const { site: _site, ...ways } = requestWays;

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => (
    <MenuItem key={value} value={value}>
      {label}
    </MenuItem>
  ));

export function NewRequest() {
  return (
    <DialogButton variant="contained" startIcon={<AddIcon />} dialog={(close) => <NewRequestDialog onClose={close} />}>
      Registar pedido
    </DialogButton>
  );
}

function NewRequestDialog({ onClose }: { readonly onClose: () => void }) {
  const { name: resource } = useSection();
  const dataProvider = useDataProvider();
  const [today] = useState(() => lisbonDay(new Date().toISOString()));
  const { state, attempt } = useClosingChange(onClose);
  return (
    <FormDialog
      title="Registar um pedido sobre dados pessoais"
      record={{ tipo: 'acesso', via: 'telefone', recebidoEm: today, nome: '', email: '', detalhe: '' }}
      state={state}
      label="Registar pedido"
      onSubmit={(said) => {
        const filled = Object.entries(said).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : []));
        const request = { data: Object.fromEntries(filled) as Record<string, string> };
        return attempt(
          () => dataProvider.create<Schemas['PedidoDados']>(resource, request),
          'Pedido registado com sucesso!',
          'Erro ao guardar o pedido. Tente novamente.',
        );
      }}
      onClose={onClose}
    >
      <LineInput source="tipo" label="O que pede" select>
        {choices(requestTypes)}
      </LineInput>
      <LineInput source="via" label="Como chegou" select>
        {choices(ways)}
      </LineInput>
      <LineInput
        source="recebidoEm"
        label="Dia em que chegou"
        type="date"
        helperText="O prazo é um mês depois."
        max={today}
      />
      <LineInput source="nome" label="Nome da pessoa" autoComplete="off" maxLength={pedidoDadosInput.nome.maxLength} />
      <LineInput
        source="email"
        label="E-mail da pessoa"
        type="email"
        autoComplete="off"
        helperText="Com o e-mail, os dados encontram-se em «Dados de uma pessoa»."
        maxLength={pedidoDadosInput.email.maxLength}
      />
      <LineInput source="detalhe" label="Pedido" multiline minRows={3} maxLength={pedidoDadosInput.detalhe.maxLength} />
    </FormDialog>
  );
}
