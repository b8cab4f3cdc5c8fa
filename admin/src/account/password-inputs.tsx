import { PasswordInput } from 'react-admin';
import { userInput } from '@contract/limits/user-input';

const MIN = userInput.password.minLength;

export interface Passwords {
  readonly atual: string;
  readonly nova: string;
}

export const NO_PASSWORDS: Passwords = { atual: '', nova: '' };

export function passwordProblem({ atual, nova }: Passwords, present: string): string | undefined {
  if (!atual || !nova) return `Escreva a palavra-passe ${present} e a nova.`;
  return nova.length < MIN ? `A palavra-passe deve ter pelo menos ${MIN} caracteres.` : undefined;
}

interface PasswordInputsProps {
  readonly email: string;
  /** The words for the password that one has: 'atual'. */
  readonly present: string;
  readonly effect?: string;
}

export function PasswordInputs({ email, present, effect = '' }: PasswordInputsProps) {
  return (
    <>
      {/* for password managers, which keep the two together */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        source="atual"
        id="conta-password-atual"
        label={`Palavra-passe ${present}`}
        autoComplete="current-password"
        helperText={false}
      />
      <PasswordInput
        source="nova"
        label="Nova palavra-passe"
        autoComplete="new-password"
        helperText={`Pelo menos ${MIN} caracteres${effect}`}
      />
    </>
  );
}
