import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import type { User } from '../../api-types.js';
import { ConfirmDialog } from '../../common/confirm-dialog.js';
import { RESUMO_KEY } from '../../common/use-resumo.js';
import { storedToken, storedUser } from '../../session/session.js';

const BANNER_MS = 3000;
const FAILURE = 'Erro ao eliminar utilizador. Tente novamente.';

/** Why this user cannot be deleted, or null; the API refuses the same again. */
function refusal(user: User, isLast: boolean): string | null {
  if (storedToken() === null) return 'Não há token de autenticação.';
  if (user.id === storedUser()?.id) return 'Não pode eliminar a si próprio.';
  return isLast ? 'Não pode eliminar o último utilizador da base de dados.' : null;
}

function isOnlyOne({
  total,
  filterValues,
}: {
  readonly total?: number | undefined;
  readonly filterValues: object;
}): boolean {
  return Object.keys(filterValues).length === 0 && total !== undefined && total <= 1;
}

/** Deletes a user after a confirmation, with the specified refusals. */
export function DeleteUserButton({ user }: { readonly user: User }) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const list = useListContext<User>();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);

  const refuse = (reason: string): void => notify(reason, { type: 'error', autoHideDuration: BANNER_MS });

  const ask = (): void => {
    const reason = refusal(user, isOnlyOne(list));
    if (reason === null) setAsking(true);
    else refuse(reason);
  };

  const remove = async (): Promise<void> => {
    setDeleting(true);
    try {
      await dataProvider.delete('users', { id: user.id, previousData: user });
      notify('app.user_deleted', { type: 'success', autoHideDuration: BANNER_MS, messageArgs: { name: user.nome } });
      await queryClient.invalidateQueries({ queryKey: ['users'] });
      await queryClient.invalidateQueries({ queryKey: RESUMO_KEY });
    } catch (error) {
      refuse(error instanceof HttpError && error.status === 409 ? error.message : FAILURE);
    } finally {
      setDeleting(false);
      setAsking(false);
    }
  };

  return (
    <>
      <Tooltip title="Eliminar">
        <IconButton color="error" aria-label={`Eliminar ${user.nome}`} onClick={ask}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        isOpen={isAsking}
        title="Confirmar Eliminação"
        confirm={{ label: 'Eliminar', busyLabel: 'Eliminando...' }}
        isBusy={isDeleting}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        Tem a certeza de que quer eliminar o utilizador <strong>{user.nome}</strong> ({user.email})? Esta ação não pode
        ser desfeita.
      </ConfirmDialog>
    </>
  );
}
