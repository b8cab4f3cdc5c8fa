import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog.js';

interface TakeDownButtonProps {
  readonly isDown: boolean;
  readonly isBusy: boolean;
  readonly onTakeDown: () => Promise<void>;
  readonly onPutBack: () => Promise<void>;
}

const takeDown = { title: 'Retirar a fotografia do site?', label: 'Retirar do site', busyLabel: 'A retirar...' };
const putBack = { title: 'Repor a fotografia?', label: 'Repor', busyLabel: 'A repor...' };

/** Takes a picture down everywhere, or puts it back, after a question. */
export function TakeDownButton({ isDown, isBusy, onTakeDown, onPutBack }: TakeDownButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { title, label, busyLabel } = isDown ? putBack : takeDown;
  const act = async (): Promise<void> => {
    await (isDown ? onPutBack() : onTakeDown());
    setAsking(false);
  };
  return (
    <>
      <Button color={isDown ? 'primary' : 'error'} variant="outlined" disabled={isBusy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={title}
        confirm={{ label, busyLabel }}
        isBusy={isBusy}
        onConfirm={() => void act()}
        onCancel={() => setAsking(false)}
      >
        {isDown
          ? 'Volta a ser mostrada onde estava. Se tiver menores identificáveis, só com uma autorização em vigor.'
          : 'Deixa já de ser mostrada em todo o site, onde quer que esteja. O ficheiro e os textos ficam como estão.'}
        {!isDown && (
          <> Quem a viu enquanto não estava marcada pode tê-la guardada no navegador: daí não a conseguimos retirar.</>
        )}
      </ConfirmDialog>
    </>
  );
}
