import type { Fotografia } from '../api-types.js';
import { ColourChip } from '../common/colour-chip.js';
import { isHidden, pictureWords } from './picture-words.js';
import { Thumbnail, type ThumbnailProps } from './thumbnail.js';
import { storedNameOf, useFotografiaAsked } from './use-fotografia.js';

const inLines = {
  height: 'auto',
  borderRadius: 1.5,
  maxWidth: '100%',
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
};

/** Whether visitors see a picture, and why or until when; nothing where there is nothing to say. */
export function PictureState({ fotografia }: { readonly fotografia: Fotografia | undefined }) {
  const words = pictureWords(fotografia);
  if (words === '') return null;
  const colour = fotografia?.estado === 'visivel' ? 'teal' : 'coral';
  return <ColourChip label={words} colour={colour} sx={inLines} />;
}

/** A small picture: one of ours that visitors do not see is not asked for as they would. */
export function PictureThumbnail(props: ThumbnailProps) {
  const nome = storedNameOf(props.url ?? '');
  return nome === null ? <Thumbnail {...props} /> : <OwnThumbnail nome={nome} {...props} />;
}

function OwnThumbnail({ nome, ...props }: ThumbnailProps & { readonly nome: string }) {
  const { fotografia, isPending } = useFotografiaAsked(nome);
  if (isPending) return <Thumbnail {...props} url={null} alt="" />;
  return <Thumbnail {...props} isHidden={isHidden(fotografia)} />;
}
