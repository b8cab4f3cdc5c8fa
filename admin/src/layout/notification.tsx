import { Portal } from '@mui/material';
import { Notification as Toasts } from 'react-admin';

/** The one part of react-admin that only those need to whom something is told; in the page, a dialog over it would keep it from screen readers. */
export default function Notification() {
  return (
    <Portal>
      <Toasts />
    </Portal>
  );
}
