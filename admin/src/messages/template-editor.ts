import { modeloRespostaInput } from '@contract/limits/modelo-resposta-input';
import type { RecordEditor } from '../common/form/record-editor.js';

export const templateEditor = {
  labels: { nome: 'Nome', texto: 'Texto' },
  limits: modeloRespostaInput,
} satisfies RecordEditor;
