import { PasswordInput } from 'react-admin';
import { userInput } from '@contract/limits/user-input';
import { useChange } from '../common/form/use-change.js';
import { useCalls } from '../common/use-read.js';

const MIN = userInput.password.minLength;

const NO_PASSWORDS = { atual: '', nova: '' };

/** Changes one's password. @param present the words for the one that one has: 'atual' */
export function usePasswordChange(present: string, success: string, onChanged?: () => void) {
  const calls = useCalls();
  const { state, refuse, change } = useChange();
  const save = async (passwords: typeof NO_PASSWORDS): Promise<void> => {
    await calls.PUT('/api/conta/password', passwords);
    onChanged?.();
  };
  const onSubmit = (passwords: typeof NO_PASSWORDS): void => {
    const { atual, nova } = passwords;
    if (!atual || !nova) return refuse(`Escreva a palavra-passe ${present} e a nova.`);
    if (nova.length < MIN) return refuse(`A palavra-passe deve ter pelo menos ${MIN} caracteres.`);
    void change(() => save(passwords), success, 'Erro ao mudar a palavra-passe. Tente novamente.');
  };
  return { record: NO_PASSWORDS, state, onSubmit };
}

interface PasswordInputsProps {
  readonly email: string;
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
