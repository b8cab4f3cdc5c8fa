import { useEffect, useState } from 'react';
import { recentPassword } from '../data-provider/recent-password.js';
import { PasswordDialog } from './password-dialog.js';

/** Asks for the password where a call is refused without; what was wanted then goes on by itself. */
export function PasswordGate() {
  const [answer, setAnswer] = useState<((isGiven: boolean) => void) | null>(null);
  useEffect(() => recentPassword.onAsked((settle) => setAnswer(() => settle)), []);
  if (answer === null) return null;
  const settle = (isGiven: boolean): void => {
    setAnswer(null);
    answer(isGiven);
  };
  return <PasswordDialog onGiven={() => settle(true)} onCancel={() => settle(false)} />;
}
