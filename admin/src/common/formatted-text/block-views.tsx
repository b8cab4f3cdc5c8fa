import EditIcon from '@mui/icons-material/EditOutlined';
import MovieIcon from '@mui/icons-material/OndemandVideoOutlined';
import { Box, Button } from '@mui/material';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { createContext, useContext } from 'react';
import { palette } from '../../theme/palette.js';
import { PictureButton } from '../../pictures/picture-dialog.js';
import { imageSource, isDescribed, storedNameOf, useFotografia, wholeAddress } from '../../pictures/picture.js';
import { Fill, Row } from '../parts.js';

const frame = (isSelected: boolean) => ({
  my: 2,
  mx: 0,
  borderRadius: 2,
  outline: isSelected ? `3px solid ${palette.violet.dark}` : 'none',
  outlineOffset: 3,
});

export function PictureView({ node, selected, getPos }: ReactNodeViewProps) {
  const open = useContext(DialogContext);
  const { src, alt, caption } = node.attrs as Record<'src' | 'alt' | 'caption', string>;
  const url = wholeAddress(src);
  const shown = imageSource(url, 960);
  const nome = storedNameOf(url);
  // without words here, those of the file are shown
  const isOfFile = alt === '' && nome !== null;
  const { fotografia } = useFotografia(isOfFile ? nome : '');
  const words = alt || fotografia?.alt;
  return (
    <NodeViewWrapper>
      <Box component="figure" sx={frame(selected)} data-drag-handle>
        {shown !== null && (
          <Box
            component="img"
            src={shown}
            alt={alt}
            referrerPolicy="no-referrer"
            sx={{ display: 'block', width: '100%', maxHeight: 420, objectFit: 'cover', borderRadius: 2 }}
          />
        )}
        <Row sx={{ mt: 0.5, fontSize: '0.9rem' }}>
          <Box component="figcaption" sx={{ flex: '1 1 12rem', color: 'text.secondary' }}>
            {caption && <div>{caption}</div>}
            {isOfFile && !isDescribed(fotografia) ? (
              <>
                Falta o texto alternativo: diga o que a imagem mostra, ou que é decorativa.{' '}
                <PictureButton nome={nome} label="Imagem do texto" />
              </>
            ) : (
              (isOfFile || !caption) && (words ? `Texto alternativo: ${words}` : 'Imagem decorativa')
            )}
          </Box>
          <Button size="small" startIcon={<EditIcon />} onClick={() => open({ kind: 'picture', position: getPos() })}>
            Alterar imagem
          </Button>
        </Row>
      </Box>
    </NodeViewWrapper>
  );
}

/** A video within the text: where it is, for nothing of it is asked here. */
export function VideoView({ node, selected, getPos }: ReactNodeViewProps) {
  const open = useContext(DialogContext);
  const { url, title } = node.attrs as Record<'url' | 'title', string>;
  return (
    <NodeViewWrapper>
      <Row gap={1.5} sx={{ ...frame(selected), p: 2, bgcolor: palette.paper.deep }} data-drag-handle>
        <MovieIcon />
        <Fill basis="10rem">
          <strong>{title || 'Vídeo'}</strong>
          <Box sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{url}</Box>
        </Fill>
        <Button size="small" startIcon={<EditIcon />} onClick={() => open({ kind: 'video', position: getPos() })}>
          Alterar vídeo
        </Button>
      </Row>
    </NodeViewWrapper>
  );
}

/** The open dialog; `position` is the place of the block that is changed, none for a new one. */
export type OpenDialog =
  | { readonly kind: 'link' }
  | { readonly kind: 'picture' | 'video'; readonly position: number | undefined };

export const DialogContext = createContext<(dialog: OpenDialog) => void>(() => undefined);
