import { describe, expect, it } from 'vitest';
import { brazilianForms } from './brazilian-forms.js';

describe('forms of Brazil', () => {
  it.each([
    ['A equipe esportiva usa o celular.', ['equipa', 'desportiva', 'telemóvel']],
    ['O Antônio é acadêmico e o gênero é econômico.', ['antónio', 'académico', 'género', 'económico']],
    ['Estamos fazendo um planejamento.', ['planeamento', 'Estamos a fazer']],
    ['Cadastre-se e fale conosco. Conosco!', ['inscreva-se', 'connosco', 'connosco']],
    ['O ônibus', ['autocarro']],
  ])('are told with what is said in Portugal: %s', (text, better) => {
    expect(brazilianForms(text).map((form) => form.better)).toEqual(better);
  });

  it.each([
    'A equipa do António está a planear um desporto com género, e contacta connosco pelo telemóvel.',
    'Uma fêmea, um vôo, o avô, eles têm e vêm; o segundo mundo está quando pode; constructor toString.',
    'Um quadro na tela, salvar vidas, baixar a voz.',
    '',
  ])('are not found in what is written as in Portugal: %s', (text) => {
    expect(brazilianForms(text)).toEqual([]);
  });

  it('are found in a long text in no time', () => {
    const began = performance.now();
    brazilianForms('está '.repeat(50_000) + 'a'.repeat(100_000) + 'ê'.repeat(100_000));
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});
