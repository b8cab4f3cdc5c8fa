import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { playerUrl } from '../../../../contract/formatted-text.js';
import { withScheme } from '../../../../contract/link-address.js';
import { focusFirst } from '../focus-first.js';
import { linkTarget } from './extensions.js';
import { PictureForm, type PictureValues } from './picture-form.js';

/** The open dialog; `position` is the place of the block that is changed, none for a new one. */
export type OpenDialog =
  | { readonly kind: 'link' }
  | { readonly kind: 'picture' | 'video'; readonly position: number | undefined };

interface TextDialogsProps {
  readonly editor: Editor;
  readonly dialog: OpenDialog;
  readonly onClose: () => void;
}

const MAX_ADDRESS = 500;
const MAX_TITLE = 200;

/** Asks where a link leads, which picture or which video, and puts it where the cursor was. */
export function TextDialogs({ editor, dialog, onClose }: TextDialogsProps) {
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  if (dialog.kind === 'link') return <LinkDialog editor={editor} onClose={close} />;
  const { kind, position } = dialog;
  const first = position === undefined ? undefined : editor.state.doc.nodeAt(position)?.attrs;
  const put = (attrs: Record<string, string>) => {
    const chain = editor.chain().focus();
    // a picture or video that is chosen is not what is to be replaced
    const { to } = editor.state.selection;
    const isOnBlock = editor.isActive('picture') || editor.isActive('video');
    if (position === undefined && isOnBlock) chain.insertContentAt(to, { type: kind, attrs }).run();
    else if (position === undefined) chain.insertContent({ type: kind, attrs }).run();
    else chain.setNodeSelection(position).updateAttributes(kind, attrs).run();
    onClose();
  };
  const remove = () => {
    if (position !== undefined) editor.chain().setNodeSelection(position).deleteSelection().run();
    close();
  };
  if (kind === 'picture') {
    return (
      <PictureForm
        first={(first as PictureValues | undefined) ?? { src: '', alt: '', caption: '' }}
        isNew={position === undefined}
        onDone={(picture) => put({ ...picture })}
        onRemove={remove}
        onCancel={close}
      />
    );
  }
  return (
    <SmallForm
      title={position === undefined ? 'Inserir vídeo' : 'Alterar vídeo'}
      fields={[
        {
          name: 'url',
          label: 'Endereço do vídeo',
          help: 'Do YouTube ou do Vimeo',
          first: String(first?.['url'] ?? ''),
          maxLength: MAX_ADDRESS,
        },
        {
          name: 'title',
          label: 'Título',
          help: 'Opcional',
          first: String(first?.['title'] ?? ''),
          maxLength: MAX_TITLE,
        },
      ]}
      submit={position === undefined ? 'Inserir' : 'Alterar'}
      remove={position === undefined ? undefined : 'Retirar do texto'}
      onDone={({ url = '', title = '' }) => {
        const address = withScheme(url);
        if (!playerUrl(address)) return { url: 'Escreva o endereço de um vídeo do YouTube ou do Vimeo.' };
        put({ url: address, title: title.trim() });
        return undefined;
      }}
      onRemove={remove}
      onCancel={close}
    />
  );
}

function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const href = String(editor.getAttributes('link')['href'] ?? '');
  const { empty } = editor.state.selection;
  const isNew = href === '';
  const needsWords = isNew && empty;
  const words = {
    name: 'texto',
    label: 'Texto da ligação',
    help: 'O que fica escrito no texto',
    first: '',
    maxLength: MAX_TITLE,
  };
  const put = (address: string, texto: string) => {
    const chain = editor.chain().focus();
    if (needsWords) {
      const marks = [{ type: 'link', attrs: { href: address } }];
      chain
        .insertContent({ type: 'text', text: texto || address, marks })
        .unsetMark('link')
        .run();
    } else chain.extendMarkRange('link').setLink({ href: address }).run();
  };
  return (
    <SmallForm
      title={isNew ? 'Inserir ligação' : 'Alterar ligação'}
      fields={[
        {
          name: 'endereco',
          label: 'Endereço',
          help: 'Um site, um e-mail, ou uma página deste site, como /concurso-anual',
          first: href.replace(/^mailto:/, ''),
          maxLength: MAX_ADDRESS,
        },
        ...(needsWords ? [words] : []),
      ]}
      submit={isNew ? 'Inserir' : 'Alterar'}
      remove={isNew ? undefined : 'Retirar a ligação'}
      onDone={({ endereco = '', texto = '' }) => {
        const address = linkTarget(endereco);
        if (address === undefined)
          return {
            endereco: 'Escreva um endereço que comece por https://, um e-mail, ou uma página que comece por /.',
          };
        put(address, texto.trim());
        onClose();
        return undefined;
      }}
      onRemove={() => {
        editor.chain().focus().extendMarkRange('link').unsetLink().run();
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

interface SmallField {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly first: string;
  readonly maxLength: number;
}

interface SmallFormProps {
  readonly title: string;
  readonly fields: readonly SmallField[];
  readonly submit: string;
  readonly remove: string | undefined;
  /** @returns what is wrong, by the field's name; nothing where it was taken */
  readonly onDone: (values: Readonly<Record<string, string>>) => Readonly<Record<string, string>> | undefined;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

/** A dialog of one or two lines to type. */
function SmallForm({ title, fields, submit, remove, onDone, onRemove, onCancel }: SmallFormProps) {
  const titleId = useId();
  const [values, setValues] = useState(() => Object.fromEntries(fields.map(({ name, first }) => [name, first])));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const done = (event: FormEvent) => {
    event.preventDefault();
    // a dialog within a form: the form itself is not sent by it
    event.stopPropagation();
    setErrors(onDone(values) ?? {});
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { component: 'form', noValidate: true, onSubmit: done } as object }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {fields.map(({ name, label, help, maxLength }, index) => (
          <TextField
            key={name}
            label={label}
            value={values[name] ?? ''}
            {...(index === 0 ? { inputRef: focusFirst } : {})}
            error={errors[name] !== undefined}
            helperText={errors[name] ?? help}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            slotProps={{ htmlInput: { maxLength } }}
            sx={{ mt: 1 }}
          />
        ))}
      </DialogContent>
      <DialogActions>
        {remove !== undefined && (
          <Button color="error" onClick={onRemove} sx={{ mr: 'auto' }}>
            {remove}
          </Button>
        )}
        <Button onClick={onCancel}>Cancelar</Button>
        <Button type="submit" variant="contained">
          {submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
