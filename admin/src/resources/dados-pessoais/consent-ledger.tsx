import CloseIcon from '@mui/icons-material/Close';
import HistoryEduIcon from '@mui/icons-material/HistoryEdu';
import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { Schemas } from '../../api-types.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { ConsentEntries } from './consent-entries.js';

interface ConsentLedgerProps {
  readonly email: string;
  readonly isDisabled: boolean;
  /** Runs the reading of it and says what failed. */
  readonly onRead: (read: () => Promise<void>) => void;
}

/** Opens the ledger of an address's consents: one page, to be seen and printed. */
export function ConsentLedger({ email, isDisabled, onRead }: ConsentLedgerProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [ledger, setLedger] = useState<Schemas['Consentimentos'] | null>(null);
  const close = (): void => setLedger(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<HistoryEduIcon />}
        disabled={isDisabled}
        onClick={() => onRead(async () => setLedger(await dataProvider.consents(email)))}
      >
        Registo de consentimentos
      </Button>
      {ledger !== null && (
        <Dialog
          open
          onClose={close}
          fullScreen={isNarrow}
          maxWidth="md"
          fullWidth
          aria-labelledby="consentimentos"
          className="imprimir"
        >
          <DialogTitle id="consentimentos" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>Registo de consentimentos</Box>
            <IconButton onClick={close} aria-label="Fechar" sx={{ '@media print': { display: 'none' } }}>
              <CloseIcon />
            </IconButton>
          </DialogTitle>
          <DialogContent dividers tabIndex={0} role="region" aria-label="Entradas e textos">
            <ConsentEntries ledger={ledger} />
          </DialogContent>
          <DialogActions sx={{ px: 2, '@media print': { display: 'none' } }}>
            <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
              Imprimir o registo
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
