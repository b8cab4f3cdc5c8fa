import { Thumbnail, type ThumbnailProps } from '../images/thumbnail.js';
import { isHidden } from './picture-words.js';
import { storedNameOf, useFotografia } from './use-fotografia.js';

/** The small picture of a field: one of ours that visitors do not see is not asked for as they would. */
export function PictureThumbnail(props: ThumbnailProps) {
  const nome = storedNameOf(props.url ?? '');
  return nome === null ? <Thumbnail {...props} /> : <OwnThumbnail nome={nome} {...props} />;
}

function OwnThumbnail({ nome, ...props }: ThumbnailProps & { readonly nome: string }) {
  return <Thumbnail {...props} isHidden={isHidden(useFotografia(nome))} />;
}
