import CloseIcon from '@mui/icons-material/Close';
import {
  Box,
  type Breakpoint,
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogContentProps,
  type DialogProps,
  DialogTitle,
  IconButton,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from './list/row-actions.js';

interface TitledDialogProps extends Pick<DialogProps, 'maxWidth'> {
  readonly title: ReactNode;
  /** Left out, only its own buttons close it. */
  readonly onClose?: (() => void) | undefined;
  readonly isDivided?: boolean;
  /** It takes the whole of a window that is narrower than this. */
  readonly wholeBelow?: Breakpoint;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function TitledDialog(props: TitledDialogProps) {
  const { title, onClose, isDivided = false, wholeBelow = 'xs', maxWidth = 'sm', actions, children } = props;
  const isWhole = useMediaQuery((theme: Theme) => theme.breakpoints.down(wholeBelow), { noSsr: true });
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} fullWidth fullScreen={isWhole}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent dividers={isDivided}>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}

interface SheetDialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly tools?: ReactNode;
  readonly contents?: DialogContentProps;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A dialog that is read and printed as one sheet, and takes the whole of a phone. */
export function SheetDialog({ title, onClose, tools, contents, actions, children }: SheetDialogProps) {
  return (
    <Dialog open onClose={onClose} fullScreen={useIsPhone()} maxWidth="md" fullWidth className="imprimir">
      <DialogTitle sx={sheetTitleSx}>
        <Box sx={{ flex: { xs: tools ? '1 0 100%' : 1, sm: 1 }, minWidth: 0 }}>{title}</Box>
        {tools}
        <IconButton onClick={onClose} aria-label="Fechar">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers {...contents}>
        {children}
      </DialogContent>
      {actions && (
        <DialogActions className="nao-imprimir" sx={{ gap: 0.5 }}>
          {actions}
        </DialogActions>
      )}
    </Dialog>
  );
}

/** On a phone a long title takes the lines under the buttons, not a strip beside them. */
const sheetTitleSx = {
  display: 'flex',
  flexWrap: { xs: 'wrap-reverse', sm: 'nowrap' },
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 1,
} as const;

interface DialogButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly dialog: (close: () => void) => ReactNode;
}

export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
