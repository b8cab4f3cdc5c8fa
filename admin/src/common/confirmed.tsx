import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import type { Question } from './confirm-dialog.js';
import { lazyPart } from './lazy-part.js';

const ConfirmDialog = lazyPart(async () => ({ default: (await import('./confirm-dialog.js')).ConfirmDialog }), {
  isFetchedAhead: true,
});

interface ConfirmedProps extends Question {
  readonly again?: Question;
  readonly isBusy?: boolean;
  /** Does it; the dialog stays until it settles. */
  readonly onConfirm: () => unknown;
  readonly button: ButtonProps;
}

/** A button that asks, once or twice, before it does something. */
export function Confirmed({ again, isBusy, onConfirm, button, ...first }: ConfirmedProps) {
  const [asked, setAsked] = useState<'first' | 'again'>();
  const close = (): void => setAsked(undefined);
  const act = async (): Promise<void> => {
    await onConfirm();
    close();
  };
  return (
    <>
      <Button disabled={isBusy} {...button} onClick={() => setAsked('first')} />
      {asked && (
        <ConfirmDialog
          // the focus leaves the button of the first question, or a second Enter would answer both
          key={asked}
          {...(asked === 'again' && again ? again : first)}
          isOpen
          isBusy={isBusy}
          onConfirm={() => (again && asked === 'first' ? setAsked('again') : void act())}
          onCancel={close}
        />
      )}
    </>
  );
}
