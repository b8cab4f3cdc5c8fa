import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog.js';
import { FileUses } from './file-uses.js';

interface TakeDownButtonProps {
  /** The stored name of the picture. */
  readonly nome: string;
  readonly isDown: boolean;
  readonly isBusy: boolean;
  readonly onTakeDown: () => Promise<void>;
  readonly onPutBack: () => Promise<void>;
}

const takeDown = { title: 'Retirar a fotografia do site?', label: 'Retirar do site', busyLabel: 'A retirar...' };
const putBack = { title: 'Repor a fotografia?', label: 'Repor', busyLabel: 'A repor...' };

/** Takes a picture down everywhere, after two questions of which the first says where it is shown, or puts it back after one. */
export function TakeDownButton({ nome, isDown, isBusy, onTakeDown, onPutBack }: TakeDownButtonProps) {
  const [asking, setAsking] = useState<'first' | 'again'>();
  const { title, label, busyLabel } = isDown ? putBack : takeDown;
  const act = async (): Promise<void> => {
    await (isDown ? onPutBack() : onTakeDown());
    setAsking(undefined);
  };
  return (
    <>
      <Button
        color={isDown ? 'primary' : 'error'}
        variant="outlined"
        disabled={isBusy}
        onClick={() => setAsking('first')}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={asking === 'first'}
        title={title}
        confirm={isDown ? { label, busyLabel } : { label: 'Continuar', busyLabel }}
        isBusy={isBusy}
        onConfirm={() => (isDown ? void act() : setAsking('again'))}
        onCancel={() => setAsking(undefined)}
      >
        {isDown
          ? 'Volta a ser mostrada onde estava. Se tiver menores identificáveis, só com uma autorização em vigor.'
          : 'Deixa já de ser mostrada em todo o site, onde quer que esteja. O ficheiro e os textos ficam como estão.'}
        {!isDown && (
          <Box sx={{ my: 1 }}>
            {asking !== undefined && <FileUses id={nome} unused="Agora não é mostrada em lado nenhum." />}
          </Box>
        )}
        {!isDown && (
          <>Quem a viu enquanto não estava marcada pode tê-la guardada no navegador: daí não a conseguimos retirar.</>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'again'}
        title="Retirar mesmo?"
        confirm={{ label, busyLabel }}
        isBusy={isBusy}
        onConfirm={() => void act()}
        onCancel={() => setAsking(undefined)}
      >
        Pode desfazer isto quando quiser: «Repor», onde a imagem está ou na secção «Fotografias», volta a mostrá-la em
        todo o site.
      </ConfirmDialog>
    </>
  );
}
