import { type MouseEvent, useRef } from 'react';

/**
 * The attributes of a dialog, of what opens it and of what closes it. It is modal: the page behind is out of reach,
 * Escape and a click beside it close it, and the focus goes back to the opener. Without JavaScript it is the browser's
 * own popover.
 */
export function useModal(id: string) {
  const dialog = useRef<HTMLDialogElement>(null);
  return {
    opener: {
      type: 'button',
      popoverTarget: id,
      'aria-haspopup': 'dialog',
      onClick(event: MouseEvent) {
        event.preventDefault();
        dialog.current?.showModal();
      },
    },
    dialog: {
      ref: dialog,
      id,
      popover: 'auto',
      onClick(event: MouseEvent) {
        if (event.target === event.currentTarget) dialog.current?.close();
      },
    },
    closer: {
      type: 'button',
      popoverTarget: id,
      popoverTargetAction: 'hide',
      onClick(event: MouseEvent) {
        // Opened before this page's JavaScript ran, it is a popover, which the browser closes.
        if (!dialog.current?.open) return;
        event.preventDefault();
        dialog.current.close();
      },
    },
  } as const;
}
