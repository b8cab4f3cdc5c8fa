import { HttpError } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { fieldErrors } from '../data-provider/field-errors.js';
import { PasswordDialog } from './password-dialog.js';

const asksForPassword = (error: unknown): boolean =>
  error instanceof HttpError && error.status === 403 && 'confirmacao' in fieldErrors(error);

/**
 * Runs what changes the account. Where the API asks for the password first, a dialog does, and what was wanted is tried
 * again; who closes the dialog wanted nothing.
 */
export function usePasswordGate(): {
  /** Settles with whether it was done. */
  readonly run: (action: () => Promise<void>) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const [answer, setAnswer] = useState<((isGiven: boolean) => void) | null>(null);

  const run = async (action: () => Promise<void>): Promise<boolean> => {
    try {
      await action();
      return true;
    } catch (error) {
      if (!asksForPassword(error)) throw error;
    }
    const isGiven = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(null);
    if (!isGiven) return false;
    await action();
    return true;
  };

  const dialog = answer && <PasswordDialog onGiven={() => answer(true)} onCancel={() => answer(false)} />;
  return { run, dialog };
}
