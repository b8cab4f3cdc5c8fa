import { useListContext } from 'ra-core';
import type { User } from '../../api-types.js';
import { RowDeleteButton } from '../../common/list/row-delete-button.js';
import { storedToken, storedUser } from '../../session/session.js';

interface KnownList {
  readonly total?: number | undefined;
  readonly filterValues: object;
}

/** Why this user cannot be deleted, or null. */
function refusal(user: User, { total, filterValues }: KnownList): string | null {
  if (storedToken() === null) return 'Não há token de autenticação.';
  if (user.id === storedUser()?.id) return 'Não pode eliminar a si próprio.';
  const isOnlyOne = Object.keys(filterValues).length === 0 && total !== undefined && total <= 1;
  return isOnlyOne ? 'Não pode eliminar o último utilizador da base de dados.' : null;
}

/** Deletes a user after a confirmation, with the specified refusals. */
export function DeleteUserButton({ user }: { readonly user: User }) {
  const list: KnownList = useListContext<User>();
  return (
    <RowDeleteButton
      success="app.user_deleted"
      failure="Erro ao eliminar utilizador. Tente novamente."
      refusal={() => refusal(user, list)}
    >
      Tem a certeza de que quer eliminar o utilizador <strong>{user.nome}</strong> ({user.email})? Esta ação não pode
      ser desfeita. O que fez no painel continua em «Atividade», com o nome, pelo prazo que está em «Privacidade».
    </RowDeleteButton>
  );
}
