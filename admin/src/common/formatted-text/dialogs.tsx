import { Button } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { playerUrl } from '../../../../contract/formatted-text.js';
import { withScheme } from '../../../../contract/link-address.js';
import { FormDialog } from '../form/form-dialog.js';
import { LineInput } from '../form/line-input.js';
import type { OpenDialog } from './block-views.js';
import { linkTarget } from './extensions.js';
import { PictureForm, type PictureValues } from './picture-form.js';

interface TextDialogsProps {
  readonly editor: Editor;
  readonly dialog: OpenDialog;
  readonly onClose: () => void;
}

const MAX_ADDRESS = 500;
const MAX_TITLE = 200;

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
    const isOnBlock = editor.isActive('picture') || editor.isActive('video');
    if (position !== undefined) chain.setNodeSelection(position).updateAttributes(kind, attrs).run();
    // a picture or video that is chosen is not what is to be replaced
    else if (isOnBlock) chain.insertContentAt(editor.state.selection.to, { type: kind, attrs }).run();
    else chain.insertContent({ type: kind, attrs }).run();
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
    <FormDialog
      title={position === undefined ? 'Inserir vídeo' : 'Alterar vídeo'}
      record={{ url: String(first?.['url'] ?? ''), title: String(first?.['title'] ?? '') }}
      label={position === undefined ? 'Inserir' : 'Alterar'}
      actions={
        position !== undefined && (
          <Button color="error" onClick={remove}>
            Retirar do texto
          </Button>
        )
      }
      maxWidth="xs"
      focused="url"
      onSubmit={({ url, title }) => {
        const address = withScheme(url);
        if (!playerUrl(address)) return { url: 'Escreva o endereço de um vídeo do YouTube ou do Vimeo.' };
        return put({ url: address, title: title.trim() });
      }}
      onClose={close}
    >
      <LineInput source="url" label="Endereço do vídeo" helperText="Do YouTube ou do Vimeo" maxLength={MAX_ADDRESS} />
      <LineInput source="title" label="Título" helperText="Opcional" maxLength={MAX_TITLE} />
    </FormDialog>
  );
}

function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const href = String(editor.getAttributes('link')['href'] ?? '');
  const { empty } = editor.state.selection;
  const isNew = href === '';
  const needsWords = isNew && empty;
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
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <FormDialog
      title={isNew ? 'Inserir ligação' : 'Alterar ligação'}
      record={{ endereco: href.replace(/^mailto:/, ''), texto: '' }}
      label={isNew ? 'Inserir' : 'Alterar'}
      actions={
        !isNew && (
          <Button color="error" onClick={remove}>
            Retirar a ligação
          </Button>
        )
      }
      maxWidth="xs"
      focused="endereco"
      onSubmit={({ endereco, texto }) => {
        const address = linkTarget(endereco);
        if (address === undefined)
          return {
            endereco: 'Escreva um endereço que comece por https://, um e-mail, ou uma página que comece por /.',
          };
        put(address, texto.trim());
        return onClose();
      }}
      onClose={onClose}
    >
      <LineInput
        source="endereco"
        label="Endereço"
        helperText="Um site, um e-mail, ou uma página deste site, como /concurso-anual"
        maxLength={MAX_ADDRESS}
      />
      {needsWords && (
        <LineInput
          source="texto"
          label="Texto da ligação"
          helperText="O que fica escrito no texto"
          maxLength={MAX_TITLE}
        />
      )}
    </FormDialog>
  );
}
