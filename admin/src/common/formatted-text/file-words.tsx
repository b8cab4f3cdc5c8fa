import { PictureButton } from '../pictures/picture-button.js';
import { isDescribed } from '../pictures/picture-words.js';
import { useFotografia } from '../pictures/use-fotografia.js';

/** Shows the file's own description of a picture that the text does not describe, or asks for one. */
export function FileWords({ nome }: { readonly nome: string }) {
  const fotografia = useFotografia(nome);
  if (!isDescribed(fotografia)) {
    return (
      <>
        Falta o texto alternativo: diga o que a imagem mostra, ou que é decorativa.{' '}
        <PictureButton nome={nome} label="Imagem do texto" />
      </>
    );
  }
  return fotografia?.alt == null ? 'Imagem decorativa' : `Texto alternativo: ${fotografia.alt}`;
}
