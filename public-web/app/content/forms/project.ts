import { stepNames, projectSteps } from '@contract/project';
import type { FieldDefinition } from '../types/form.ts';
import { project } from '../project.ts';

/** The words of a project, as its school writes them. All may be left for later. */
export const projectFields: readonly FieldDefinition[] = [
  { name: 'titulo', label: 'Título', kind: 'text', required: 'Escreva o título.', autoComplete: 'off' },
  {
    name: 'frase',
    label: 'O projeto numa frase',
    kind: 'text',
    required: 'Escreva o projeto numa frase.',
    autoComplete: 'off',
  },
  ...projectSteps.map((step): FieldDefinition => ({
    name: step,
    label: stepNames[step],
    hint: project.steps[step],
    kind: 'textarea',
    required: 'Escreva este passo.',
  })),
  {
    name: 'video',
    label: 'Vídeo',
    hint: 'O endereço no YouTube ou no Vimeo.',
    kind: 'text',
    autoComplete: 'off',
  },
];
