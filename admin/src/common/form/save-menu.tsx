import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { useId, useRef, useState } from 'react';
import { sentenceOf } from '../../data-provider/field-errors.js';
import { ConfirmDialog } from '../confirm-dialog.js';
import { lazyPart } from '../lazy-part.js';
import { useSection } from '../section/section-context.js';
import { useAttempt } from '../use-attempt.js';
import { useFormStatus, useSubmit } from './form-context.js';

const ScheduleDialog = lazyPart(() => import('../../publishing/schedule-dialog.js'));

/**
 * The menu of the other ways to keep what is typed, beside the form's own button.
 * @param props `isBlocked` says that something keeps it from being published
 */
export function SaveMenu({ isBlocked }: { readonly isBlocked: boolean }) {
  const { isBusy, isUploading, situacao, plans } = useFormStatus();
  const submit = useSubmit();
  const menuId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [asking, setAsking] = useState<'agendar' | 'deitar fora'>();
  const isPublic = situacao?.estado === 'publicado';
  const close = () => setAsking(undefined);
  const ways = [
    {
      label: 'Publicar já',
      effect: 'Fica visível no site',
      isOffered: true,
      isPublishing: true,
      start: () => submit(),
    },
    {
      label: 'Agendar',
      effect: 'Fica visível no site à hora que escolher',
      isOffered: plans.includes('agendado'),
      isPublishing: true,
      start: () => setAsking('agendar'),
    },
    {
      label: 'Guardar rascunho',
      effect: isPublic ? 'O que está no site fica como está' : 'Fica como rascunho: os visitantes não o veem',
      isOffered: plans.includes('rascunho'),
      start: () => submit({ estado: 'rascunho', retirarEm: isPublic ? situacao.retirarEm : null }),
    },
    {
      label: 'Arquivar',
      effect: 'Sai do site e fica no arquivo',
      isOffered: isPublic && plans.includes('arquivado'),
      start: () => submit({ estado: 'arquivado' }),
    },
    {
      label: 'Deitar fora as alterações',
      effect: 'Fica só o que está no site',
      isOffered: isPublic && situacao.porPublicar && plans.includes('arquivado'),
      start: () => setAsking('deitar fora'),
    },
  ].filter(({ isOffered }) => isOffered);
  return (
    <>
      <Button
        ref={opener}
        disabled={isBusy || isUploading}
        aria-label="Mais opções de publicação"
        aria-haspopup="menu"
        aria-controls={isOpen ? menuId : undefined}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ px: 0.5 }}
      >
        <ArrowDropDownIcon />
      </Button>
      <Menu
        id={menuId}
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorEl={() => opener.current}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        {ways.map(({ label, effect, isPublishing = false, start }) => (
          <MenuItem
            key={label}
            disabled={isPublishing && isBlocked}
            onClick={() => {
              setOpen(false);
              start();
            }}
          >
            <ListItemText primary={label} secondary={effect} />
          </MenuItem>
        ))}
      </Menu>
      {asking === 'agendar' && (
        <ScheduleDialog
          situacao={situacao}
          onClose={close}
          onPlan={(plan) => {
            close();
            submit(plan);
          }}
        />
      )}
      {asking === 'deitar fora' && <DiscardDialog onClose={close} />}
    </>
  );
}

function DiscardDialog({ onClose }: { readonly onClose: () => void }) {
  const { name: resource } = useSection();
  const { id = '' } = useRecordContext() ?? {};
  const { startAgain } = useFormStatus();
  const { isBusy, attempt } = useAttempt();

  const discard = async (): Promise<void> => {
    const isDone = await attempt(
      (calls) => calls.DELETE('/api/{recurso}/{id}/rascunho', { recurso: resource, id }),
      'As alterações foram deitadas fora.',
      (error) => sentenceOf(error, 'Não foi possível deitar fora as alterações. Tente novamente.'),
    );
    if (isDone) startAgain();
    else onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title="Deitar fora as alterações?"
      confirm={{ label: 'Deitar fora', busyLabel: 'A deitar fora...' }}
      isBusy={isBusy}
      onConfirm={() => void discard()}
      onCancel={onClose}
    >
      O que está no site fica como está. O que tinha guardado continua no histórico.
    </ConfirmDialog>
  );
}
