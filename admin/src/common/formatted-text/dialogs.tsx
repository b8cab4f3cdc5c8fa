import type { Editor } from '@tiptap/react';
import { playerUrl } from '../../../../contract/formatted-text.js';
import { withScheme } from '../../../../contract/link-address.js';
import { linkTarget } from './link-target.js';
import { PictureForm, type PictureValues } from './picture-form.js';
import { SmallForm } from './small-form.js';

/** The open dialog; `position` is the place of the block that is changed, none for a new one. */
export type OpenDialog =
  { readonly kind: 'link' } | { readonly kind: 'picture' | 'video'; readonly position: number | undefined };

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
