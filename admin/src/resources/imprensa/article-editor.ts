import { artigoInput } from '@contract/limits/artigo-input';
import { editorOf } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';

export const articleEditor = editorOf(artigoInput, {
  titulo: { label: 'Título', review: 'title' },
  Categoria: 'Categoria',
  data: { label: 'Data de publicação', view: valueViews.moment },
  hook: { label: 'Frase de destaque', review: 'text' },
  descricao: { label: 'Descrição', review: 'formatted' },
  url: { label: 'Imagem principal', view: valueViews.image, review: 'picture' },
  video: { label: 'Vídeo', review: 'link' },
  fotos: { label: 'Fotos', view: valueViews.images, review: 'picture' },
});
