import { Button } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { playerUrl } from '../../../../contract/formatted-text.js';
import { withScheme } from '../../../../contract/link-address.js';
import type { Arrival } from '../../data-provider/upload-files.js';
import { FormAltInputs } from '../../pictures/description-fields.js';
import { PictureDropZone } from '../../pictures/drop-zone.js';
import { LibraryButton } from '../../pictures/library-button.js';
import { PictureQuestions } from '../../pictures/picture-questions.js';
import { Thumbnail, wholeAddress } from '../../pictures/picture.js';
import { usePictureUpload } from '../../pictures/use-upload.js';
import { runtimeConfig } from '../../runtime-config.js';
import { FormDialog } from '../form/form-dialog.js';
import { LineInput } from '../form/line-input.js';
import { useChange } from '../form/use-change.js';
import type { OpenDialog } from './block-views.js';
import { linkTarget } from './extensions.js';

interface TextDialogsProps {
  readonly editor: Editor;
  readonly dialog: OpenDialog;
  readonly onClose: () => void;
}

/** All that a picture or a video of a text can have; nothing of a new one. */
type Attributes = Readonly<Partial<Record<'src' | 'alt' | 'caption' | 'url' | 'title', string>>>;

const MAX_ADDRESS = 500;
const MAX_TITLE = 200;

export function TextDialogs({ editor, dialog, onClose }: TextDialogsProps) {
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  if (dialog.kind === 'link') return <LinkDialog editor={editor} onClose={close} />;
  const { kind, position } = dialog;
  const first: Attributes = position === undefined ? {} : (editor.state.doc.nodeAt(position)?.attrs ?? {});
  const verb = position === undefined ? 'Inserir' : 'Alterar';
  const put = (attrs: Attributes) => {
    const chain = editor.chain().focus();
    const isOnBlock = editor.isActive('picture') || editor.isActive('video');
    if (position !== undefined) chain.setNodeSelection(position).updateAttributes(kind, attrs).run();
    // a picture or video that is chosen is not what is to be replaced
    else if (isOnBlock) chain.insertContentAt(editor.state.selection.to, { type: kind, attrs }).run();
    else chain.insertContent({ type: kind, attrs }).run();
    onClose();
  };
  const remove = (at: number) => {
    editor.chain().setNodeSelection(at).deleteSelection().run();
    close();
  };
  const removal = position !== undefined && (
    <Button color="error" onClick={() => remove(position)}>
      Retirar do texto
    </Button>
  );
  if (kind === 'picture') {
    return <PictureForm first={first} verb={verb} removal={removal} onDone={put} onClose={close} />;
  }
  return (
    <FormDialog
      title={`${verb} vídeo`}
      record={{ url: first.url ?? '', title: first.title ?? '' }}
      label={verb}
      actions={removal}
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

interface PictureFormProps extends Pick<TextDialogsProps, 'onClose'> {
  readonly first: Attributes;
  readonly verb: string;
  readonly removal: ReactNode;
  readonly onDone: (picture: Attributes) => void;
}

const MAX_CAPTION = 200;

function PictureForm({ first, verb, removal, onDone, onClose }: PictureFormProps) {
  const firstUrl = wholeAddress(first.src ?? '');
  const [url, setUrl] = useState(firstUrl);
  const [asked, setAsked] = useState<Arrival>();
  const { state, refuse } = useChange();
  const { isUploading, zone } = usePictureUpload((uploaded) => {
    setUrl(uploaded.url);
    setAsked(uploaded);
  });
  return (
    <FormDialog
      title={`${verb} imagem`}
      record={{ alt: first.alt ?? '', decorativa: first.alt === '', caption: first.caption ?? '' }}
      state={state}
      label={verb}
      isWaiting={isUploading}
      isTouched={isUploading || url !== firstUrl}
      actions={removal}
      onSubmit={({ alt, decorativa, caption }) => {
        if (url === '') return refuse('Escolha uma imagem.');
        if (!decorativa && alt.trim() === '')
          return refuse('Descreva o que a imagem mostra, ou marque-a como decorativa.');
        // without the host, so that a move of the site breaks nothing
        const src = url.replace(runtimeConfig.apiUrl, '');
        return onDone({ src, alt: decorativa ? '' : alt.trim(), caption: caption.trim() });
      }}
      onClose={onClose}
    >
      {url !== '' && <ChosenPicture url={url} />}
      <PictureDropZone label={url === '' ? 'Imagem' : 'Trocar: Imagem'} {...zone} />
      <div>
        <LibraryButton label="Imagem" isDisabled={isUploading} onChoose={(picture) => setUrl(picture.url)} />
      </div>
      <FormAltInputs multiline={false} helperText="O que a imagem mostra, para quem não a vê" />
      <LineInput
        source="caption"
        label="Legenda"
        helperText="Aparece por baixo da imagem. Opcional"
        maxLength={MAX_CAPTION}
      />
      {asked !== undefined && url === asked.url && (
        <PictureQuestions arrivals={[asked]} isAltAsked={false} onUse={setUrl} onClose={() => setAsked(undefined)} />
      )}
    </FormDialog>
  );
}

function ChosenPicture({ url }: { readonly url: string }) {
  const alt = useWatch<{ alt: string }>({ name: 'alt' });
  return <Thumbnail url={url} size={160} alt={alt || 'Imagem escolhida'} />;
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
