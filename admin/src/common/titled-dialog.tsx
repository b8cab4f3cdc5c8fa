import {
  type Breakpoint,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import { type ReactNode, useId } from 'react';

interface TitledDialogProps extends Pick<DialogProps, 'maxWidth'> {
  readonly title: ReactNode;
  /** Left out, only its own buttons close it. */
  readonly onClose?: (() => void) | undefined;
  /** Lines stand between its parts. */
  readonly isDivided?: boolean;
  /** It takes the whole of a window that is narrower than this. */
  readonly wholeBelow?: Breakpoint;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** A dialog with its title, its contents and its buttons. */
export function TitledDialog(props: TitledDialogProps) {
  const { title, onClose, isDivided = false, wholeBelow = 'xs', maxWidth = 'sm', actions, children } = props;
  const titleId = useId();
  const isWhole = useMediaQuery((theme: Theme) => theme.breakpoints.down(wholeBelow), { noSsr: true });
  return (
    <Dialog
      open
      {...(onClose && { onClose })}
      maxWidth={maxWidth}
      fullWidth
      fullScreen={isWhole}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent dividers={isDivided}>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
