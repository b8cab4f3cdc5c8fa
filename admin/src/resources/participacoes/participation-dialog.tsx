import { Box, Button, DialogContentText } from '@mui/material';
import { useDataProvider } from 'ra-core';
import { SelectInput } from 'react-admin';
import { participacaoUpdate as limits } from '@contract/limits/participacao-update';
import { choicesAmong, choicesOf } from '../../common/form/choices.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { fieldsGridSx } from '../../common/form/form-section.js';
import { LineInput } from '../../common/form/line-input.js';
import { useClosingChange } from '../../common/form/use-change.js';
import { useSection } from '../../common/section/section-context.js';
import { type ParticipationProps, stateWords } from './participation-words.js';
import { useMailGoesOut } from '../../common/use-mail-goes-out.js';
import { useCalls } from '../../common/use-read.js';

const unknown = { emptyText: 'Por indicar', helperText: false } as const;

export function ParticipationDialog({
  participation,
  onClose,
  onOpenPage,
}: ParticipationProps & { readonly onOpenPage: () => void }) {
  const { name: resource } = useSection();
  const dataProvider = useDataProvider();
  const { state, attempt } = useClosingChange(onClose);
  const { id } = participation;
  return (
    <FormDialog
      title={`Corrigir a participação de ${participation.escola}`}
      record={participation}
      state={state}
      label="Guardar"
      maxWidth="md"
      actions={
        <Button onClick={onOpenPage} disabled={state.isSending}>
          Ligação da escola
        </Button>
      }
      onSubmit={(data) =>
        attempt(
          () => dataProvider.update(resource, { id, data, previousData: participation }),
          'Participação corrigida com sucesso!',
        )
      }
      onClose={onClose}
    >
      <Box sx={{ ...fieldsGridSx, rowGap: 2, '& .MuiFormControl-root': { m: 0, width: '100%' } }}>
        <LineInput source="escola" label="Escola" maxLength={limits.escola.maxLength} className="inteiro" />
        <SelectInput source="distrito" label="Distrito" choices={choicesAmong(limits.distrito.enum)} {...unknown} />
        <SelectInput source="estado" label="Estado" choices={choicesOf(stateWords)} isRequired helperText={false} />
        <LineInput source="premio" label="Prémio" maxLength={limits.premio.maxLength} className="inteiro" />
        <SelectInput
          source="ciclo"
          label="Ciclo"
          choices={choicesAmong(limits.ciclo.enum)}
          {...unknown}
          className="inteiro"
        />
        <LineInput source="turmas" label="Turmas" inputMode="numeric" />
        <LineInput source="alunos" label="Alunos" inputMode="numeric" />
        <LineInput source="professor" label="Professor" maxLength={limits.professor.maxLength} />
        <LineInput source="telefone" label="Telefone" maxLength={limits.telefone.maxLength} />
        <LineInput source="email" label="E-mail do professor" type="email" maxLength={limits.email.maxLength} />
        <LineInput
          source="emailEscola"
          label="E-mail da escola"
          type="email"
          maxLength={limits.emailEscola.maxLength}
        />
      </Box>
    </FormDialog>
  );
}

export function OwnPageDialog({ participation: { id, escola, email }, onClose }: ParticipationProps) {
  const dataProvider = useCalls();
  const mailGoesOut = useMailGoesOut();
  const { state, attempt } = useClosingChange(onClose);
  return (
    <FormDialog
      title={`A página de ${escola}`}
      record={{}}
      state={state}
      label={mailGoesOut ? 'Enviar outra ligação' : 'Guardar outra ligação'}
      busyLabel="A enviar..."
      actions={
        <Button
          color="error"
          disabled={state.isSending}
          onClick={() =>
            void attempt(
              () => dataProvider.DELETE('/api/participacoes/{id}/ligacao', { id }),
              'As ligações deixaram de funcionar.',
              'Erro ao retirar as ligações. Tente novamente.',
            )
          }
        >
          Retirar as ligações
        </Button>
      }
      onSubmit={() =>
        attempt(
          () => dataProvider.POST('/api/participacoes/{id}/ligacao', { id }),
          mailGoesOut ? `Ligação enviada para ${email}.` : 'Ligação guardada em ficheiro, no servidor.',
          'Erro ao enviar a ligação. Tente novamente.',
        )
      }
      onClose={onClose}
    >
      <DialogContentText>
        A escola abre a sua página no site por uma ligação que recebe por e-mail, e os colegas por outras. Outra ligação
        segue para {email}, e todas as de antes deixam de funcionar. A escola também a pode pedir no site, em «A página
        da minha escola».
      </DialogContentText>
    </FormDialog>
  );
}
