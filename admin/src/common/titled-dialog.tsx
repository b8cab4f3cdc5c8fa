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

interface TitledDialogProps extends Pick<DialogProps, 'maxWidth' | 'className'> {
  readonly title: ReactNode;
  /** Left out, only its own buttons close it. */
  readonly onClose?: () => void;
  readonly isDivided?: boolean;
  /** It takes the whole of a window that is narrower than this. */
  readonly wholeBelow?: Breakpoint;
  readonly contents?: DialogContentProps;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function TitledDialog(props: TitledDialogProps) {
  const { title, isDivided = false, wholeBelow = 'xs', contents, actions, children, ...dialog } = props;
  const isWhole = useMediaQuery((theme: Theme) => theme.breakpoints.down(wholeBelow), { noSsr: true });
  return (
    <Dialog open maxWidth="sm" fullWidth fullScreen={isWhole} {...dialog}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent dividers={isDivided} {...contents}>
        {children}
      </DialogContent>
      {actions && <DialogActions className="nao-imprimir">{actions}</DialogActions>}
    </Dialog>
  );
}

interface SheetDialogProps extends Pick<TitledDialogProps, 'title' | 'contents' | 'actions' | 'children'> {
  readonly onClose: () => void;
  readonly tools?: ReactNode;
}

/** A dialog that is read and printed as one sheet, and takes the whole of a phone. */
export function SheetDialog({ title, tools, ...dialog }: SheetDialogProps) {
  const heading = (
    <Box sx={sheetTitleSx}>
      <Box sx={{ flex: { xs: tools ? '1 0 100%' : 1, sm: 1 }, minWidth: 0 }}>{title}</Box>
      {tools}
      <IconButton onClick={dialog.onClose} aria-label="Fechar">
        <CloseIcon />
      </IconButton>
    </Box>
  );
  return <TitledDialog {...dialog} title={heading} isDivided wholeBelow="sm" maxWidth="md" className="imprimir" />;
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
