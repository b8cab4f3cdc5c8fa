import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Popover, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useState } from 'react';

export function useIsPhone(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
}

/** Shows actions when asked; once made they stay, because the dialogs that they open are their own. */
export function MoreActions({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isMade, setMade] = useState(false);
  const close = (): void => setAnchor(null);
  return (
    <>
      <Button
        endIcon={<ExpandMoreIcon />}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setMade(true);
          setAnchor(currentTarget);
        }}
      >
        Mais
      </Button>
      {isMade && (
        <Popover
          keepMounted
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          className="nao-imprimir"
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
        >
          <Box onClick={close} sx={{ display: 'grid', justifyItems: 'start', p: 1 }}>
            {children}
          </Box>
        </Popover>
      )}
    </>
  );
}
