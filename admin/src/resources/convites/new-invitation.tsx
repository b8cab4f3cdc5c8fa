import AddIcon from '@mui/icons-material/Add';
import { Alert, Button, TextField } from '@mui/material';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { conviteInput } from '@contract/limits/convite-input';
import { periods } from '@contract/periods';
import type { ConviteCriado } from '../../api-types.js';
import { CopyUrlButton } from '../../common/copy-url-button.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { LineInput } from '../../common/form/line-input.js';
import { useUnsavedMark } from '../../common/form/unsaved-guard.js';
import { useChange } from '../../common/form/use-change.js';
import { useSection } from '../../common/section/section-context.js';
import { Stack } from '../../common/stack.js';
import { TitledDialog } from '../../common/titled-dialog.js';

const TITLE = 'Convite para testemunho';
const FAILURE = 'Erro ao criar o convite. Tente novamente.';

/** Makes an invitation and shows its link, which can be read this once only: the dialog closes by its button alone. */
export function NewInvitation() {
  const { name: resource } = useSection();
  const dataProvider = useDataProvider();
  const { state, refuse, change } = useChange();
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<ConviteCriado | null>(null);
  useUnsavedMark(made !== null);
  const close = (): void => {
    refuse('');
    setMade(null);
    setOpen(false);
  };
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        Criar convite
      </Button>
      {isOpen && made === null && (
        <FormDialog
          title={TITLE}
          record={{ nota: '' }}
          state={state}
          label="Criar convite"
          busyLabel="A criar..."
          onSubmit={({ nota }) => {
            const make = async (): Promise<void> => {
              const data = { nota: nota.trim() || null };
              setMade((await dataProvider.create<ConviteCriado>(resource, { data })).data);
            };
            return change(make, '', FAILURE);
          }}
          onClose={close}
        >
          <LineInput
            source="nota"
            label="Nota"
            helperText={`Para quem é. Veem-na os administradores e, se a nota tiver o e-mail da pessoa, ela própria, quando pedir os seus dados. O convite vale ${periods.testimonialDays} dias e serve uma vez.`}
            maxLength={conviteInput.nota.maxLength}
          />
        </FormDialog>
      )}
      {made !== null && (
        <TitledDialog
          title={TITLE}
          actions={
            <>
              <Button onClick={close}>Fechar</Button>
              <CopyUrlButton url={made.url} name="o convite" label="Copiar ligação" />
            </>
          }
        >
          <Stack>
            <Alert severity="success">
              Convite criado com sucesso! A ligação só é mostrada agora: copie-a e envie-a.
            </Alert>
            <TextField
              id="convite-ligacao"
              label="Ligação"
              value={made.url}
              multiline
              onFocus={(event) => event.target.select()}
              slotProps={{ htmlInput: { readOnly: true } }}
            />
          </Stack>
        </TitledDialog>
      )}
    </>
  );
}
