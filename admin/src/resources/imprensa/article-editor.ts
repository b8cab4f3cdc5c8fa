import { artigoInput } from '@contract/limits/artigo-input';
import { editorOf } from '../../common/form/record-editor.js';
import { valueViews } from '../../common/form/value-views.js';

export const articleEditor = editorOf(
  artigoInput,
  {
    titulo: 'Título',
    Categoria: 'Categoria',
    data: 'Data de publicação',
    hook: 'Frase de destaque',
    descricao: 'Descrição',
    url: 'Imagem principal',
    video: 'Vídeo',
    fotos: 'Fotos',
  },
  { titulo: 'title', hook: 'text', descricao: 'formatted', url: 'picture', fotos: 'picture', video: 'link' },
  { data: valueViews.moment, url: valueViews.image, fotos: valueViews.images },
);
