import { userInput } from '@contract/limits/user-input';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { User } from '../../api-types.js';
import { useOneAtATime } from '../../common/use-one-at-a-time.js';
import { RESUMO_KEY } from '../../common/use-resumo.js';
import { fieldErrors } from '../../data-provider/field-errors.js';
import { asksForPassword } from '../../data-provider/recent-password.js';

/** The fields of the form. */
export interface NewUser {
  readonly nome: string;
  readonly email: string;
  readonly password: string;
  readonly papel: User['papel'];
}

/** The state of the last attempt. */
export type RegisterState =
  | { readonly kind: 'idle' | 'sending' | 'done' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly fields: Readonly<Partial<Record<keyof NewUser, string>>>;
    };

export const MIN_PASSWORD = userInput.password.minLength;
const FALLBACK = 'Erro no registro';

function problemOf({ nome, email, password }: NewUser): string | null {
  if (nome.trim() === '' || email.trim() === '' || password === '') return 'Nome, email e password são obrigatórios.';
  return password.length < MIN_PASSWORD ? `Password deve ter pelo menos ${MIN_PASSWORD} caracteres.` : null;
}

/** Registers a user with the specified checks and sentences. */
export function useRegister(): {
  readonly state: RegisterState;
  /** Registers; settles with whether it did. While one is under way, another is not sent. */
  readonly register: (user: NewUser) => Promise<boolean | undefined>;
} {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [state, setState] = useState<RegisterState>({ kind: 'idle' });

  const send = async (user: NewUser): Promise<boolean> => {
    const problem = problemOf(user);
    if (problem !== null) {
      setState({ kind: 'failed', message: problem, fields: {} });
      return false;
    }
    setState({ kind: 'sending' });
    try {
      await dataProvider.create('users', {
        data: { nome: user.nome.trim(), email: user.email.trim(), password: user.password, papel: user.papel },
      });
      setState({ kind: 'done' });
      await queryClient.invalidateQueries({ queryKey: ['users'] });
      await queryClient.invalidateQueries({ queryKey: RESUMO_KEY });
      return true;
    } catch (error) {
      if (asksForPassword(error)) {
        setState({ kind: 'idle' });
        return false;
      }
      const message = error instanceof Error && error.message ? error.message : FALLBACK;
      setState({ kind: 'failed', message, fields: fieldErrors(error) });
      return false;
    }
  };

  return { state, register: useOneAtATime(send) };
}
